// What `npm run bench` measures busy servers against: Express and the driver alone, over the store of the data folder. It answers
// GET /KEY of a chart with the bytes of the file that is its first argument after it has read that chart, POST /KEY/ENTITY/X moves a card.
// Says on its first line where it listens, and ends when its input does.
import { readFile } from 'node:fs/promises';
import { bareServer } from '../tests/bench/busy/bareServer';
import { openStore } from '../server/src/store';

const [folder, file] = process.argv.slice(2);
if (!folder || !file) throw new Error('Name the data folder and the file of the answer.');
const store = await openStore({ dataFolder: folder }, () => undefined);
const answer: unknown = JSON.parse(await readFile(file, 'utf8'));
console.log(await bareServer(store, answer));
process.stdin.resume().once('close', () => void store.close().finally(() => process.exit()));
