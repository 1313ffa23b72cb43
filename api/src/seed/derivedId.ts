import { createHash } from 'node:crypto';

const digest = (key: string): Buffer => createHash('sha256').update(`itinera demo: ${key}`).digest();

/** A UUID of version 8 made of a hash: always the same for the same key, on every machine. */
export function derivedId(key: string): string {
  const bytes = digest(key).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A file name in the form of an upload's, whose names are random; always the same for the same key. */
export const derivedFileName = (key: string): string =>
  `${digest(key).subarray(0, 16).toString('base64url')}.webp`;

/** A pseudo-random number in [0, 1), always the same for the same key. */
export const derivedFraction = (key: string): number => digest(key).readUInt32BE(16) / 2 ** 32;

export function pick<T>(options: readonly T[], key: string): T {
  const picked = options[Math.floor(derivedFraction(key) * options.length)];
  if (picked === undefined) throw new Error(`Nothing to pick for ${key}.`);
  return picked;
}
