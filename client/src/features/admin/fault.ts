import { messages } from '@stemma/shared/messages';

/** A failure that the person caused, by the field of the form. */
export interface Fault {
  message: string;
  field?: string | null;
}

/** What a mutation answers that tells failures as data. */
interface Result {
  ok?: unknown;
  error?: Fault | null;
}

/** What went wrong; undefined when it is done. */
export function faultOf(result: Result | null | undefined): Fault | undefined {
  if (result?.ok !== null && result?.ok !== undefined) return undefined;
  return result?.error ?? { message: messages.noDataReturned };
}
