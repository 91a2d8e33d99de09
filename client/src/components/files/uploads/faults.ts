import { fromEnglish } from '@stemma/shared/language/sentence';
import { uploadMessages } from '@stemma/shared/messages/uploads';
import type { UploadFaultCode } from '@stemma/shared/messages/uploads';
import { uploadFault } from '@stemma/shared/rules/uploads';
import type { DetailedError } from 'tus-js-client';
import { fileNameFault } from '../names';
import type { UploadFault } from './queue';

/** A fault by its code, in the words of the table unless others are given. */
export function faultFor(code: UploadFaultCode, message: string = uploadMessages[code]): UploadFault {
  return { code, message };
}

/** What the filter says before a file is sent (SPEC §5); null where it may be. */
export function faultBefore(file: { name: string; size: number; type: string }): UploadFault | null {
  const named = fileNameFault(file.name);
  return uploadFault(file) ?? (named === undefined ? null : faultFor('denied', named));
}

const OWN_CODES: readonly string[] = ['extension', 'size', 'quota'];

/** Why an upload ended, by the codes of SPEC §8, with the server's words where it has some. */
export function uploadFaultOf(error: Error | DetailedError): UploadFault {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) {
    const chunk = 'originalRequest' in error && error.originalRequest?.getMethod() === 'PATCH';
    return faultFor(chunk ? 'upload' : 'network');
  }
  const { code, message } = bodyOf(response.getBody());
  if (code && OWN_CODES.includes(code)) return faultFor(code as UploadFaultCode, message);
  return response.getStatus() >= 500 ? faultFor('server') : faultFor('denied', message);
}

function bodyOf(body: string): { code?: string; message?: string } {
  try {
    const { code, error } = JSON.parse(body) as { code?: unknown; error?: unknown };
    return {
      ...(typeof code === 'string' && { code }),
      ...(typeof error === 'string' && { message: fromEnglish(error) }),
    };
  } catch {
    return {};
  }
}
