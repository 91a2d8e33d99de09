import { loadEarly } from './app/early';
import { moveSheetsToHead } from './app/sheets';

const sheetsMoved = moveSheetsToHead();
loadEarly(window.location);
const { loadLanguage } = await import('./lib/language');
await loadLanguage();
const { start } = await import('./app/start');
await sheetsMoved;
start();
