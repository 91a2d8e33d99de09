import { t } from '@stemma/shared/language/translate';
import { notify } from './notify';

/**
 * Works a layout out while the screen says so and offers to stop it, and says where it fails. `show` is called with what stops it, and with
 * null at the end.
 */
export async function whileArranging(
  show: (work: AbortController | null) => void,
  arrange: (stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const work = new AbortController();
  show(work);
  try {
    await arrange(work.signal);
  } catch {
    if (!work.signal.aborted) {
      notify('Error', t('The layout could not be worked out. Check your connection and try again.'), 5000);
    }
  } finally {
    show(null);
  }
}
