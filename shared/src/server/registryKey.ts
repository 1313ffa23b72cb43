import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** A new Ed25519 key, as PEM text of a private file. */
export const newRegistryKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Public key for servers and pages: 32 bytes in base64url. */
export function publicKeyOf(privateKey: string): string {
  const { x } = createPublicKey(createPrivateKey(privateKey)).export({ format: 'jwk' });
  if (x === undefined) throw new Error('The key of the registry is no Ed25519 key.');
  return x;
}

export const signRegistry = (payload: string, privateKey: string): string =>
  sign(null, Buffer.from(payload), privateKey).toString('base64');

/** Whether one of these keys has signed it: during a rotation there are two. */
export const isSignedByOneOf = (
  keys: readonly string[],
  payload: string,
  signature: string | null,
): boolean =>
  signature !== null &&
  keys.some((x) =>
    verify(
      null,
      Buffer.from(payload),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      Buffer.from(signature, 'base64'),
    ),
  );
