import { jwtVerify, SignJWT } from 'jose';
import type { VisitorCaller } from './caller';

const ISSUER = 'stemma';
/** Keeps them apart from the tokens of sessions: neither is taken for the other. */
const AUDIENCE = 'share link';

/** A bearer token for a visit by a share link, until a moment (milliseconds); it names no session and no account. */
export async function signVisit(
  { linkKey, stamp, previewer }: Omit<VisitorCaller, 'kind'>,
  until: number,
  secret: Uint8Array,
): Promise<string> {
  return new SignJWT({ link: linkKey, stamp, ...(previewer === null ? {} : { previewer }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(Math.floor(until / 1000))
    .sign(secret);
}

/** The visitor of a token that this installation signed and that has not run out; undefined for any other text. */
export async function readVisit(token: string, secret: Uint8Array): Promise<VisitorCaller | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'] });
    const { link, stamp, previewer = null } = payload;
    if (typeof link !== 'string' || typeof stamp !== 'string') return undefined;
    if (previewer !== null && typeof previewer !== 'string') return undefined;
    return { kind: 'visitor', linkKey: link, stamp, previewer };
  } catch {
    return undefined;
  }
}
