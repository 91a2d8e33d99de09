import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'stemma';

export interface TokenClaims {
  sessionKey: string;
  userKey: string;
}

/** A bearer token that names a stored session; whether it still opens anything is the session's to say. */
export async function signToken(claims: TokenClaims, secret: Uint8Array): Promise<string> {
  return new SignJWT({ sid: claims.sessionKey })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userKey)
    .setIssuer(ISSUER)
    .setIssuedAt()
    .sign(secret);
}

/** The claims of a token that this installation signed; undefined for any other text. */
export async function readToken(token: string, secret: Uint8Array): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, { issuer: ISSUER, algorithms: ['HS256'] });
    if (typeof payload.sid !== 'string' || typeof payload.sub !== 'string') return undefined;
    return { sessionKey: payload.sid, userKey: payload.sub };
  } catch {
    return undefined;
  }
}
