import { parseArgs } from 'node:util';
import { limits } from '@stemma/shared/limits';
import { callerOfEmail } from '../server/src/accounts/impersonate';
import { makeContext } from '../server/src/context';
import { readEnv } from '../server/src/env';
import { makeSample } from '../server/src/samples/service';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run seed -- --entities 1000 [--as EMAIL] [--name NAME] [--seed NUMBER]';

interface Wanted {
  entities: number;
  as: string | undefined;
  name: string | undefined;
  seed: number;
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      entities: { type: 'string' },
      as: { type: 'string' },
      name: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const entities = Number(values.entities);
  const seed = values.seed === undefined ? 1 : Number(values.seed);
  if (!Number.isInteger(entities) || entities < 5 || entities > limits.chartEntitiesMax || !Number.isInteger(seed)) {
    throw new Error(`--entities is a whole number from 5 to ${limits.chartEntitiesMax}. ${USAGE}`);
  }
  return { entities, as: values.as, name: values.name, seed };
}

/** Makes a chart of random ownership for a user, the example user unless another is named. */
async function main(): Promise<void> {
  const { entities, as, name, seed } = readArguments();
  const env = readEnv();
  const store = await openStoreOf(env, tell);
  try {
    const caller = await callerOfEmail(store, as ?? env.STEMMA_DEMO_EMAIL);
    const context = makeContext({ store, caller, requestId: 'seed', address: 'local' });
    const chart = await makeSample(context, { name: name ?? `Sample: ${entities} entities`, entities, seed });
    console.log(
      `Made the chart "${chart.name}" with ${chart.entityCount} entities and ${chart.linkCount} links: /chart/${chart.key}`,
    );
  } finally {
    await store.close();
  }
}

await runCommand(main);
