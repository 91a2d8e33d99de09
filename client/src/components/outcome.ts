import { t } from '@stemma/shared/language/translate';
import { notify, readingTime } from './notify';

const NOT_REACHED = t('Stemma did not answer, so this may not be done. Check your connection and try again.');

interface Answer {
  error?: { message: string } | null;
}

/** The mutation's data; a refusal or a lost connection is told by a toast and gives undefined. */
export async function outcome<T extends object>(
  sent: Promise<{ data?: T | null | undefined }>,
): Promise<T | undefined> {
  const data = await sent.then(
    (result) => result.data,
    () => undefined,
  );
  const answer = Object.values(data ?? {}).find(
    (value): value is Answer => typeof value === 'object' && value !== null,
  );
  if (!data || !answer) {
    notify('Error', NOT_REACHED, 5000);
    return undefined;
  }
  if (answer.error) {
    notify('Error', answer.error.message, readingTime(answer.error.message));
    return undefined;
  }
  return data;
}
