// @ts-check
// elkjs as a thread of Node: takes messages in and gives answers out as its web worker does.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const { default: ElkWorker } = createRequire(import.meta.url)('elkjs/lib/elk-worker.min.js');
const worker = new ElkWorker();
worker.onmessage = (/** @type {{ data: unknown }} */ { data }) => parentPort?.postMessage(data);
parentPort?.on('message', (message) => worker.postMessage(message));
