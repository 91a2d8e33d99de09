import { parseArgs } from 'node:util';
import { limits } from '@stemma/shared/limits';
import { callerOfEmail } from '../server/src/accounts/impersonate';
import { makeContext } from '../server/src/context';
import { readEnv } from '../server/src/env';
import { makeSample, makeSamples } from '../server/src/samples/service';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run seed -- --entities 1000 [--charts 1] [--as EMAIL] [--name NAME] [--seed NUMBER]';

/** Entities of the smallest chart. */
const SMALLEST = 5;
/** How often it is said how far it is, in charts. */
const TOLD_EACH = 25;

interface Wanted {
  /** On all charts together. */
  entities: number;
  charts: number;
  as: string | undefined;
  name: string | undefined;
  seed: number;
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      entities: { type: 'string' },
      charts: { type: 'string' },
      as: { type: 'string' },
      name: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const entities = Number(values.entities);
  const charts = Number(values.charts ?? 1);
  const seed = Number(values.seed ?? 1);
  const fewest = SMALLEST * charts;
  const most = limits.chartEntitiesMax * charts;
  if (![entities, charts, seed].every(Number.isInteger) || charts < 1 || entities < fewest || entities > most) {
    throw new Error(
      `--entities is a whole number from ${SMALLEST} to ${limits.chartEntitiesMax} for each of --charts. ${USAGE}`,
    );
  }
  return { entities, charts, as: values.as, name: values.name, seed };
}

/** Makes charts of random ownership for a user, the example user unless another is named. */
async function main(): Promise<void> {
  const { entities, charts, as, name, seed } = readArguments();
  const env = readEnv();
  const store = await openStoreOf(env, tell);
  try {
    const caller = await callerOfEmail(store, as ?? env.STEMMA_DEMO_EMAIL);
    const context = makeContext({ store, caller, requestId: 'seed', address: 'local' });
    if (charts === 1) {
      const chart = await makeSample(context, { name: name ?? `Sample: ${entities} entities`, entities, seed });
      console.log(
        `Made the chart "${chart.name}" with ${chart.entityCount} entities and ${chart.linkCount} links: /chart/${chart.key}`,
      );
      return;
    }
    const orders = Array.from({ length: charts }, (_, at) => ({
      name: `${name ?? 'Sample'} ${at + 1}`,
      entities: Math.floor((entities * (at + 1)) / charts) - Math.floor((entities * at) / charts),
      seed: seed + at,
    }));
    const made = { charts: 0, entities: 0, links: 0 };
    for await (const { entityCount, linkCount } of makeSamples(context, orders)) {
      made.charts += 1;
      made.entities += entityCount;
      made.links += linkCount;
      if (made.charts % TOLD_EACH === 0 && made.charts < charts) tell(`${made.charts} of ${charts} charts …`);
    }
    console.log(`Made ${made.charts} charts with ${made.entities} entities and ${made.links} links.`);
  } finally {
    await store.close();
  }
}

await runCommand(main);
