import { fromEnglish } from '@stemma/shared/language/sentence';

interface Refusal {
  message: string;
}

/** What is read of a GraphQL answer: the errors beside its data, and those that its fields answer. */
export interface RefusingAnswer {
  data?: unknown;
  errors?: readonly Refusal[] | undefined;
}

/** Puts the messages of a GraphQL answer's errors into the language of the screens, in place. */
export function translateRefusals({ data, errors = [] }: RefusingAnswer): void {
  const fields = Object.values((data ?? {}) as Record<string, { error?: Refusal | null } | null>);
  const refusals = [...errors, ...fields.flatMap((field) => field?.error ?? [])];
  for (const refusal of refusals)
    if (typeof refusal.message === 'string') refusal.message = fromEnglish(refusal.message);
}
