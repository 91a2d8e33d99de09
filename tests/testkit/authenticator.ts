import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of a code, and those at its end in which it may be too late for the one before. */
const STEP = 30_000;
const LAST = 4000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** An authenticator app, by RFC 6238 and not by the server's library. */
export class Authenticator {
  private readonly key: Buffer;

  constructor(readonly secret: string) {
    this.key = fromBase32(secret);
  }

  /** The code of now, or of so many steps of 30 seconds from now. */
  code(steps = 0): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP) + steps));
    const mac = createHmac('sha1', this.key).update(counter).digest();
    const offset = (mac.at(-1) ?? 0) & 15;
    return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  }

  /** The code before that of now, while it is still good for some seconds. */
  async earlierCode(): Promise<string> {
    const left = STEP - (Date.now() % STEP);
    if (left < LAST) await sleep(left);
    return this.code(-1);
  }

  /** A code that is none of those around now. */
  wrongCode(): string {
    const right = new Set([-2, -1, 0, 1, 2].map((steps) => this.code(steps)));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
  }
}
