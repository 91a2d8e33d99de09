import { fromEnglish } from '@stemma/shared/language/sentence';

/** Why the server refuses to write: in the language of the screens, null while it takes everything, undefined where it could not be asked. */
export async function readOnlyNotice(): Promise<string | null | undefined> {
  try {
    const response = await fetch('/health', { cache: 'no-store' });
    if (!response.ok) return undefined;
    const { readOnly, message } = (await response.json()) as { readOnly?: unknown; message?: unknown };
    return readOnly === true && typeof message === 'string' ? fromEnglish(message) : null;
  } catch {
    return undefined;
  }
}
