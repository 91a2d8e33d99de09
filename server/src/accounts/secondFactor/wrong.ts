import { messages } from '@stemma/shared/messages';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { AppError } from '../../errors';

/** Does something that takes a password or a code; a wrong one stands in the audit log, which the failed transaction cannot keep. */
export async function notingWrongProof<T>(context: Context, action: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    const details = wrongOf(failure);
    const { caller } = context;
    if (details && caller.kind === 'user') {
      await context.write((tx) => record(tx, context, { action, target: caller.userKey, details }), {
        writes: 'essential',
      });
    }
    throw failure;
  }
}

function wrongOf(failure: unknown): string | undefined {
  if (!(failure instanceof AppError)) return undefined;
  if (failure.code === 'codeWrong') return 'wrong code';
  return failure.message === messages.accounts.currentPasswordWrong ? 'wrong password' : undefined;
}
