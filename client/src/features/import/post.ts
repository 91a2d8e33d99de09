import { bearer } from '../../lib/send';

/** A call on its way; `answer` is undefined where the server cannot be reached, and never comes once it was cancelled. */
export interface Posting {
  answer: Promise<{ status: number; text: string } | undefined>;
  cancel: () => void;
}

/**
 * Posts a body to /api/ and says how much of it is sent.
 * @param onProgress share of the body that is sent, 0 to 1
 * @param contentType left out for a form, which says its own
 */
export function post(
  path: string,
  body: XMLHttpRequestBodyInit,
  onProgress: (sent: number) => void,
  contentType?: string,
): Posting {
  const request = new XMLHttpRequest();
  const answer = new Promise<{ status: number; text: string } | undefined>((resolve) => {
    request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = () => resolve(undefined);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
  });
  request.open('POST', `/api/${path}`);
  if (contentType) request.setRequestHeader('content-type', contentType);
  for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value);
  request.send(body);
  return { answer, cancel: () => request.abort() };
}
