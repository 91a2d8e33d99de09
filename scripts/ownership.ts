import { parseArgs } from 'node:util';
import { NOT_LEGAL_ADVICE } from '@stemma/shared/ownership/presets';
import { ownershipShape } from '@stemma/shared/rules/ownership';
import { callerOfEmail } from '../server/src/accounts/impersonate';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { makeContext } from '../server/src/context';
import { readEnv } from '../server/src/env';
import { parse } from '../server/src/errors';
import { everySubject } from '../server/src/ownership/everySubject';
import { csvOf, tableLines } from '../server/src/ownership/holderTable';
import { ownership } from '../server/src/ownership/service';
import { firstLine, runCommand, tell } from './cli/command';

const USAGE =
  'Usage: npm run ownership -- --chart KEY|--entity KEY [--as-of DAY] [--preset NAME] --as EMAIL [--json|--csv] (both keys: that entity on that chart)';

function readArguments() {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
      options: {
        chart: { type: 'string' },
        entity: { type: 'string' },
        'as-of': { type: 'string' },
        preset: { type: 'string' },
        as: { type: 'string' },
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
      },
    });
    if (!values.as || (!values.chart && !values.entity)) throw new Error('--as and --chart or --entity are needed.');
    if (values.json && values.csv) throw new Error('Either --json or --csv.');
    return { ...values, as: values.as };
  } catch (error) {
    throw new Error(`${firstLine(error)} ${USAGE}`);
  }
}

/** Prints who owns an entity, over one chart or all that the user may read, or who owns each entity of a chart. */
async function main(): Promise<void> {
  const wanted = readArguments();
  const asked = parse(ownershipShape, {
    entityKey: wanted.entity ?? wanted.chart,
    chartKey: wanted.chart,
    scope: wanted.chart ? 'CHART' : 'ALL_MY_CHARTS',
    asOf: wanted['as-of'],
    preset: wanted.preset?.toUpperCase().replaceAll('-', '_'),
  });
  const store = await openStoreOf(readEnv(), tell);
  try {
    const caller = await callerOfEmail(store, wanted.as);
    const context = makeContext({ store, caller, requestId: 'ownership', address: 'local' });
    const answers = wanted.entity
      ? [await ownership(context, asked)]
      : await everySubject(context, caller.userKey, asked);
    if (wanted.json) process.stdout.write(`${JSON.stringify(wanted.entity ? answers[0] : answers)}\n`);
    else if (wanted.csv) process.stdout.write(csvOf(answers));
    else
      process.stdout.write(
        `${[...answers.flatMap((answer) => [...tableLines(answer), '']), NOT_LEGAL_ADVICE].join('\n')}\n`,
      );
  } finally {
    await store.close();
  }
}

await runCommand(main);
