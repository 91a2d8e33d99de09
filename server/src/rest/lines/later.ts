import type { Line } from '../line';
import { laterAccountLines } from './later/accounts';

export { notBuiltYet } from './later/notBuiltYet';

/** The calls that the issues on accounts, files and share links build; each leaves this list when its own line lands. */
export const laterLines: Line[] = [...laterAccountLines];
