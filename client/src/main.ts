import { loadEarly } from './app/early';

loadEarly(window.location);
const { loadLanguage } = await import('./lib/language');
await loadLanguage();
const { start } = await import('./app/start');
start();
