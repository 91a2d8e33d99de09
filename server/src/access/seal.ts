import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';

/**
 * Keeps small secrets unreadable in the store: AES-256-GCM under a key of 32 bytes that is not there. What a secret is about is
 * bound to it, so that one record's does not open on another.
 */
export class Seal {
  private readonly key: KeyObject;

  constructor(key: Uint8Array) {
    if (key.length !== 32) throw new Error('A sealing key has 32 bytes.');
    this.key = createSecretKey(key);
  }

  close(text: string, about: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(about));
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [VERSION, iv, cipher.getAuthTag(), bytes]
      .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
      .join('.');
  }

  /** What was sealed; undefined where it was sealed by another key, about something else, or changed since. */
  open(sealed: string, about: string): string | undefined {
    const [version, iv = '', tag = '', bytes = ''] = sealed.split('.');
    if (version !== VERSION) return undefined;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.key, Buffer.from(iv, 'base64url'), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(about)).setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
