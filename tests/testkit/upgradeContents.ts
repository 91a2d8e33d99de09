import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { makeSmallChart, SAVE_CHART } from './charts';
import { Client } from './client';
import type { Answer } from './client';
import { pdf, sha256, uploadForm } from './files';
import { Authenticator } from './authenticator';
import { makeLink } from './sharing';

/** The example user of an installation that is kept for trying upgrades. */
export const DEMO = { email: 'demo@stemma.local', password: 'a password of before' };
/** A second account, whose sign-in asks for a second factor. */
export const ADMIN = { email: 'writer@stemma.local', password: 'a writer password' };
/** The environment of that installation; its sealing key is for tests only. */
export const SETTINGS = {
  STEMMA_DEMO: 'on',
  STEMMA_DEMO_EMAIL: DEMO.email,
  STEMMA_DEMO_PASSWORD: DEMO.password,
  STEMMA_ADMIN_EMAIL: ADMIN.email,
  STEMMA_ADMIN_PASSWORD: ADMIN.password,
  STEMMA_SEALING_KEY: Buffer.alloc(32, 'upgrade').toString('base64'),
};

const graphShape = z.object({ revision: z.number(), nodes: z.number(), edges: z.number() });

/** What a later version has to find in the installation. */
export const upgradeContents = z.object({
  charts: z.array(graphShape.extend({ key: z.string(), name: z.string() })),
  saved: z.object({
    key: z.string(),
    company: z.string(),
    companyName: z.string(),
    /** A save that was acknowledged: sent again it answers with this revision. */
    save: z.object({ saveKey: z.string(), revision: z.number() }),
    /** How often the chart was saved before. */
    saves: z.number(),
  }),
  file: z.object({ key: z.string(), name: z.string(), sha256: z.string(), path: z.string() }),
  snapshot: z.object({ key: z.string(), name: z.string(), nodes: z.number() }),
  link: z.object({ key: z.string(), password: z.string(), nodes: z.number() }),
  tag: z.object({ key: z.string(), name: z.string() }),
  secret: z.string(),
});
export type UpgradeContents = z.infer<typeof upgradeContents>;

interface Graph {
  revision: number;
  nodes: { key: string }[];
  edges: { key: string }[];
}

/** How many cards and links a chart has, and its revision. */
export async function sizesOf(client: Client, datasetId: string): Promise<z.infer<typeof graphShape>> {
  const { body } = await client.post<Graph>('datasets/graph', { datasetId });
  return { revision: body.revision, nodes: body.nodes.length, edges: body.edges.length };
}

/** Adds to the example charts a chart with files, history, a snapshot, a share link and a tag; answers with all that is there. */
export async function fillForUpgrade(client: Client): Promise<UpgradeContents> {
  const chart = await makeSmallChart(client);
  const bytes = pdf(3000);
  const { body } = await uploadForm(client, { entityId: chart.company }, bytes);
  const model = { name: 'As it was' };
  const taken = await client.post<{ snapshot: { key: string; name: string } }>('datasets/createSnapshot', {
    key: chart.key,
    model,
  });
  const password = 'a link password';
  const link = await makeLink(client, chart.key, { password });
  const tag = { key: randomUUID(), name: 'Reviewed' };
  await done(client.post('tags/add', { tag }));
  await done(client.post('tags/nodeTags/set', { nodeId: chart.company, tagIds: [tag.key] }));
  const saved = await saveSome(client, chart);
  const admin = await new Client(client.url).signIn(ADMIN.email, ADMIN.password);
  const { secret } = (await admin.get<{ secret: string }>('auth/getTempSecret')).body;
  await done(admin.post('auth/enableTwoFactorAuth', { token: new Authenticator(secret).code() }));
  const all = (await client.get<{ key: string; name: string }[]>('datasets/all')).body;
  const charts = [];
  for (const { key, name } of all) charts.push({ key, name, ...(await sizesOf(client, key)) });
  return {
    charts,
    saved,
    file: { key: body.file.key, name: body.file.fileName, sha256: sha256(bytes), path: body.file.fullPath },
    snapshot: { key: taken.body.snapshot.key, name: taken.body.snapshot.name, nodes: 3 },
    link: { key: link.key, password, nodes: 3 },
    tag,
    secret,
  };
}

async function done(call: Promise<Answer>): Promise<void> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

async function saveSome(client: Client, chart: { key: string; company: string }): Promise<UpgradeContents['saved']> {
  const saves = 3;
  let { revision } = await sizesOf(client, chart.key);
  let [saveKey, companyName] = ['', ''];
  for (let save = 1; save <= saves; save += 1) {
    [saveKey, companyName] = [randomUUID(), `Engines of ${1840 + save} Ltd`];
    const changes = { entities: [{ key: chart.company, typeName: 'Company' as const, name: companyName }] };
    const { saveChart } = await client.graphql(SAVE_CHART, {
      input: { key: chart.key, revision, saveKey, changes },
    });
    if (!saveChart.ok) throw new Error(saveChart.error?.message);
    ({ revision } = saveChart.ok);
  }
  return { key: chart.key, company: chart.company, companyName, save: { saveKey, revision }, saves };
}
