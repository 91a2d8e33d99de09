import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../testkit/client';
import { copyMigratedStore } from '../testkit/dataFolder';
import { pdf, sha256 } from '../testkit/files';
import { managed } from '../testkit/managed';
import { seeded } from '../testkit/seeded';
import { ServerProcess, WRITER } from '../testkit/serverProcess';
import { probeDisk, SmallDisk } from '../testkit/smallDisk';
import type { SavedChart } from './saving/writer';
import { damageOf, newChart, savingUntil } from './saving/writer';
import { byTus } from './uploading/senders';

const SEED = Number(process.env['STEMMA_FILL_SEED'] ?? Date.now() % 1_000_000);
/** `STEMMA_FILLS=20` is the whole trial; every run of the tests does one of each kind of work. */
const FILLS = Number(process.env['STEMMA_FILLS'] ?? 4);
const PATIENCE = 300_000 + FILLS * 120_000;

/** MiB of the disk, of what the server keeps free on it, and how little is left where the guard has time to see it. */
const DISK = 420;
const RESERVE = 64;
const NEARLY_FULL = 24;
/** ms; the server looks at the disk every second. */
const SILENCE = 5000;

const unavailable = await probeDisk();
if (unavailable) console.log(`Skipped, as ${unavailable}.`);

interface Health {
  ok?: boolean;
  readOnly?: boolean;
}

(unavailable ? describe.skip : managed)('a disk that is full at any moment', () => {
  const random = seeded(SEED);
  let disk: SmallDisk;
  let server: ServerProcess;
  let client: Client;
  let charts: SavedChart[] = [];
  let entityKey = '';
  const uploaded: { key: string; hash: string }[] = [];
  const imported: string[] = [];

  const health = async (): Promise<Health> => {
    const answer = await fetch(`${server.url}/health`).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as Health) : {};
  };
  const writes = async () => {
    while ((await health()).readOnly !== false) await wait(200);
  };
  /** Until the server says that it is read-only, or has not answered for long enough that it has looked at the disk meanwhile. */
  const refuses = async () => {
    let answeredAt = Date.now();
    while (Date.now() - answeredAt < SILENCE) {
      const { readOnly } = await health();
      if (readOnly) return;
      if (readOnly === false) answeredAt = Date.now();
      await wait(100);
    }
  };

  const importing = async (over: { now: boolean }) => {
    while (!over.now) {
      const mark = randomUUID();
      const entities = Array.from({ length: 100 }, (_, index) => ({
        key: `${mark}:${index}`,
        typeName: 'Company',
        name: `Imported ${index}`,
      }));
      const { status } = await client.post('graph/importEntities', { entities }).catch(() => ({ status: 0 }));
      expect(status).not.toBe(500);
      if (status !== 200) return;
      imported.push(`${mark}:0`, `${mark}:99`);
    }
  };

  /** What is done while the disk fills; each loses nothing that was acknowledged. */
  const works: Record<string, (fill: () => Promise<void>) => Promise<void>> = {
    saving: (fill) => savingUntil(client, charts, random() * 400, fill),
    importing: async (fill) => {
      const over = { now: false };
      const work = importing(over);
      await wait(random() * 1500);
      await fill();
      over.now = true;
      await work;
    },
    uploading: async (fill) => {
      const bytes = pdf(6_000_000);
      const sent = byTus(client, entityKey, bytes).then((key) => uploaded.push({ key, hash: sha256(bytes) }));
      await wait(random() * 300);
      await fill();
      pending.push(sent);
    },
    idling: async (fill) => {
      await wait(random() * 500);
      await fill();
    },
  };
  const pending: Promise<unknown>[] = [];

  beforeAll(async () => {
    console.log(`Fills of seed ${SEED}; STEMMA_FILL_SEED repeats them.`);
    const mounted = await SmallDisk.mount(DISK);
    if (typeof mounted === 'string') throw new Error(mounted);
    disk = mounted;
    const settings = { STEMMA_RESERVE_MB: String(RESERVE), STEMMA_BACKUPS: 'off', NEO4J_HEAP: '512m' };
    await copyMigratedStore(disk.folder);
    server = await ServerProcess.make(settings, disk.folder);
    await server.start();
    client = await new Client(server.url).signIn(WRITER.email, WRITER.password);
    charts = [await newChart(client), await newChart(client)];
    const entity = { typeName: 'Trust', name: 'Filled' };
    entityKey = (await client.post<{ key: string }>('graph/addNode', { entity })).body.key;
    await writes();
  }, PATIENCE);
  afterAll(async () => {
    await server.close();
    await disk.close();
  }, PATIENCE);

  test(
    'loses nothing that was acknowledged, and writes come back by themselves',
    async () => {
      const kinds = Object.keys(works);
      for (let fill = 0; fill < FILLS; fill += 1) {
        const kind = kinds[fill % kinds.length] ?? '';
        const leave = random() < 0.3 ? NEARLY_FULL : 0;
        const isCut = random() < 0.2;
        const begun = Date.now();
        await works[kind]?.(() => disk.fill(leave));
        await refuses();
        await wait(random() * 2000);
        const refused = await client.post('datasets/add', { dataset: { name: 'Too much' } }).catch(() => undefined);
        expect([undefined, 503, 507]).toContain(refused?.status);
        if (isCut) {
          await Promise.all([server.killStore().catch(() => undefined), server.kill()]);
          await disk.empty();
          await server.start();
        } else {
          await disk.empty();
        }
        await writes();
        await Promise.all(pending.splice(0));
        const damage = (await Promise.all(charts.map((chart) => damageOf(client, chart)))).flat();
        expect({ fill, kind, damage }).toEqual({ fill, kind, damage: [] });
        for (const { key, hash } of uploaded) {
          expect(sha256((await client.download(`files/x/${key}/x`)).bytes)).toBe(hash);
        }
        for (const key of imported) {
          expect((await client.post('graph/getNodeByKey', { key })).status).toBe(200);
        }
        const how = `${leave === 0 ? 'full' : 'nearly full'}${isCut ? ', both killed' : ''}`;
        console.log(`Fill ${fill + 1} of ${FILLS}: ${kind}, ${how}: whole again after ${Date.now() - begun} ms.`);
      }
    },
    PATIENCE,
  );
});
