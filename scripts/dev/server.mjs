// @ts-check
// The built server under `npm run dev`: takes its signals, and ends where that is gone.
import { followParent } from '../setup/child.mjs';

followParent();
await import(new URL('../../server/dist/main.mjs', import.meta.url).href);
