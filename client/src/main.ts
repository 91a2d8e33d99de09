import { loadLanguage } from './lib/language';

await loadLanguage();
const { start } = await import('./app/start');
start();
