import { jwtVerify, SignJWT } from 'jose';
import { createHmac, randomBytes } from 'node:crypto';

const NAME = 'stemma_device';
const ISSUER = 'stemma';
/** Keeps it apart from tokens of sessions and of visits: it is taken for neither. */
const AUDIENCE = 'known device';
const DAYS = 180;
/** Accounts and links that one device is known for; the oldest go. */
const MARKS_MAX = 20;

interface Known {
  id: string;
  /** Marks of what the device is known for, the newest last. */
  marks: string[];
}

const NOBODY: Known = { id: '', marks: [] };

/**
 * The program that a request comes from, known again by a signed cookie for the accounts and share links whose password it brought
 * before. The cookie opens nothing: it only says whose count of guesses a wrong password belongs to.
 */
export class Device {
  private read: Promise<Known> | undefined;
  private readonly gained: string[] = [];

  /** By the request's Cookie header; `isSecure` where the answer goes by https. */
  constructor(
    private readonly secret: Uint8Array,
    private readonly header: string | undefined,
    private readonly isSecure = false,
  ) {}

  /** What the device is called in counts for a subject; undefined where it is a stranger to it. */
  async idFor(subject: string): Promise<string | undefined> {
    const { id, marks } = await this.known();
    return marks.includes(this.markOf(subject)) ? id : undefined;
  }

  /** Makes the device known for a subject whose secret it proved, from its next request on. */
  remember(subject: string): void {
    this.gained.push(this.markOf(subject));
  }

  /** The Set-Cookie header of the answer; undefined where nothing was proved. */
  async setCookie(): Promise<string | undefined> {
    if (this.gained.length === 0) return undefined;
    const { id, marks } = await this.known();
    const all = [...marks.filter((mark) => !this.gained.includes(mark)), ...new Set(this.gained)].slice(-MARKS_MAX);
    const value = await new SignJWT({ did: id || randomBytes(16).toString('base64url'), for: all })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${DAYS}d`)
      .sign(this.secret);
    const parts = [`${NAME}=${value}`, `Max-Age=${DAYS * 86_400}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
    return [...parts, ...(this.isSecure ? ['Secure'] : [])].join('; ');
  }

  private known(): Promise<Known> {
    return (this.read ??= this.verified());
  }

  private async verified(): Promise<Known> {
    const token = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,4000})(?:;|$)`).exec(this.header ?? '')?.[1];
    if (!token) return NOBODY;
    try {
      const { payload } = await jwtVerify(token, this.secret, {
        issuer: ISSUER,
        audience: AUDIENCE,
        algorithms: ['HS256'],
      });
      const { did, for: marks } = payload;
      if (typeof did !== 'string' || !Array.isArray(marks)) return NOBODY;
      return { id: did, marks: marks.filter((mark) => typeof mark === 'string') };
    } catch {
      return NOBODY;
    }
  }

  /** Says nothing of the account or link to who reads the cookie. */
  private markOf(subject: string): string {
    return createHmac('sha256', this.secret).update(`known device ${subject}`).digest('base64url').slice(0, 22);
  }
}
