// @ts-check
// npm start: makes ready what is missing, then runs the server in this same process, so that signals reach it.
import { prepare } from './setup.mjs';

try {
  await prepare({ server: true, client: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(new URL('../server/dist/main.mjs', import.meta.url).href);
