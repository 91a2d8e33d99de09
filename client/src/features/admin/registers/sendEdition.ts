import { fromEnglish } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { bearer, SERVER_TROUBLE } from '../../../lib/send';

/** A file on its way; `cancel` stops it for good. */
export interface EditionSending {
  end: Promise<void>;
  cancel: () => void;
}

const AGAIN_AFTER = [500, 1000, 2000, 4000, 8000].slice(0, limits.uploadChunkRetries);

/**
 * Sends a register's file by tus in pieces, each tried again where it does not arrive.
 * @param onProgress share of the file that has arrived, 0 to 1
 */
export function sendEdition(
  file: File,
  { registerKey, day }: { registerKey: string; day: string },
  onProgress: (sent: number) => void,
): EditionSending {
  let stop: () => void = () => undefined;
  let isStopped = false;
  const end = import('tus-js-client').then(
    ({ Upload }) =>
      new Promise<void>((resolve, reject) => {
        const upload = new Upload(file, {
          endpoint: '/uploads',
          chunkSize: limits.uploadChunkBytes,
          retryDelays: AGAIN_AFTER,
          metadata: { filename: file.name, registerId: registerKey, day },
          storeFingerprintForResuming: false,
          onBeforeRequest: (request) => {
            for (const [header, value] of Object.entries(bearer())) request.setHeader(header, value);
          },
          onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
          onSuccess: () => resolve(),
          onError: (error) => reject(new Error(reasonOf(error))),
        });
        stop = () => void upload.abort(true).catch(() => undefined);
        if (!isStopped) upload.start();
      }),
  );
  return {
    end,
    cancel: () => {
      isStopped = true;
      stop();
    },
  };
}

/** What the server said, else that it did not answer as it should. */
function reasonOf(error: Error): string {
  const { originalResponse } = error as { originalResponse?: { getBody(): string } | null };
  try {
    const said: unknown = JSON.parse(originalResponse?.getBody() ?? '');
    const text: unknown = Reflect.get(Object(said), 'error');
    return typeof text === 'string' ? fromEnglish(text) : SERVER_TROUBLE;
  } catch {
    return SERVER_TROUBLE;
  }
}
