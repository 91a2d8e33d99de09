import type { ExecutionResult, FieldNode, OperationDefinitionNode } from 'graphql';
import { Kind, OperationTypeNode, valueFromASTUntyped } from 'graphql';
import { openStamped } from '../charts/opening/service';
import type { ReadChart } from '../charts/present';
import type { Context } from '../context';
import { preparedAnswer } from '../preparedAnswer';
import { orNull } from './result';

/** What an operation is run on whose chart was opened before. */
export interface OpenedBefore {
  readonly chart: Promise<ReadChart | null>;
}

/** The data of a result whose text stands ready as the context's `reply`. */
const READY = Object.freeze({});
/** What Apollo takes for the text of such a result; `sendReady` puts the answer in its place. */
export const READY_TEXT = '{"ready":true}';

/** The text of a result; Apollo's own way to write it but for what stands ready. */
export function textOfResult(result: { data?: unknown }): string {
  return result.data === READY ? READY_TEXT : `${JSON.stringify(result)}\n`;
}

/** The key of the chart that an operation asks for and for nothing else; undefined for all other operations. */
export function chartAloneIn(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string | undefined {
  const [field, ...others] = operation.selectionSet.selections;
  if (operation.operation !== OperationTypeNode.QUERY || others.length > 0) return undefined;
  if (field?.kind !== Kind.FIELD || field.name.value !== 'chart') return undefined;
  const key = keyIn(field, variables);
  return typeof key === 'string' ? key : undefined;
}

function keyIn({ arguments: given = [] }: FieldNode, variables: Record<string, unknown>): unknown {
  const value = given.find(({ name }) => name.value === 'key')?.value;
  return value && valueFromASTUntyped(value, variables);
}

/**
 * Opens a chart, as each request does, and gives the answer that stands ready where `operationId`, which names the operation with its variables,
 * has told the very same before; `run` tells it.
 */
export async function chartAnswer(
  context: Context,
  key: string,
  operationId: string,
  run: (root: OpenedBefore) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const opened = orNull(() => openStamped(context, key));
  const root = {
    get chart() {
      return opened.then((found) => found && found.present());
    },
  };
  const found = await opened.catch(() => null);
  if (!found) return run(root);
  const answer = await preparedAnswer(`graphql ${found.stamp} ${operationId}`, async () => {
    const result = await run(root);
    return result.errors ? undefined : textOfResult(result);
  });
  if (!answer) return run(root);
  context.reply.prepared = answer;
  return { data: READY };
}
