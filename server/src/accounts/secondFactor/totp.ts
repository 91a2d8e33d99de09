import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';

/** RFC 6238 as authenticator apps do it. */
const STANDARD = { issuer: 'Stemma', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes are taken, as clocks differ. */
const DRIFT = 1;

/** A new secret of 160 bits, as people type it into an app. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The step of a right code, which each code has one of; null for a wrong one. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, window: DRIFT, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / STANDARD.period) + delta;
}

/** The address that authenticator apps read from the QR code. */
export const setUpAddress = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The QR code of an address, as a picture within an address of its own. */
export const qrOf = (address: string): Promise<string> =>
  toDataURL(address, { errorCorrectionLevel: 'M', margin: 2, scale: 6 });

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ ...STANDARD, label, secret: Secret.fromBase32(secret) });
}
