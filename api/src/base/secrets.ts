import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits, as text for a URL or a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

const purposes = {
  successor: 'refresh token successor',
  secondFactor: 'second factor',
  recoveryCode: 'recovery code',
  drafts: 'drafts of a session',
  snapshots: 'snapshots of pages',
} as const;
type Purpose = keyof typeof purposes;

/** Derives a key for each purpose from one secret. */
const keyFrom = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purposes[purpose], 32));

/** A keyed hash (HMAC), for texts that are too short for a plain hash. */
export const keyedHash = (text: string, secret: string, purpose: Purpose): string =>
  createHmac('sha256', keyFrom(secret, purpose)).update(text).digest('base64url');

const ivLength = 12;
const tagLength = 16;

/** Encrypts a text with a key from `secret`, so that the database alone reveals nothing. */
export function seal(text: string, secret: string, purpose: Purpose): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(sealed: string, secret: string, purpose: Purpose): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, purpose), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString(
    'utf8',
  );
}
