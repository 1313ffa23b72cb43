import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newRegistryKey, publicKeyOf, writeOnce } from '@itinera/shared/server';
import { Failure } from '../workspace/failure';
import { isAlone, root } from '../workspace/paths';

/** Outside of every folder that is served or committed. */
export const fileOfKey = () => process.env.ITINERA_SIGNING_KEY || `${root}.keys/registry.pem`;

/** The private key that signs what is live; created at its first use, readable by its owner alone. */
export function signingKey(): string {
  const file = fileOfKey();
  if (!existsSync(file)) {
    if (isAlone)
      throw new Failure(
        'What is live is signed where it is deployed. Promote there, or name the file of its key in ITINERA_SIGNING_KEY.',
      );
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeOnce(file, newRegistryKey());
    // On stderr, because stdout may be parsed by the caller of the command.
    console.error(`A key for the registry was made: ${file}`);
  }
  return readFileSync(file, 'utf8');
}

/** The public key, for REGISTRY_KEYS of the servers. */
export const publicKey = (): string => publicKeyOf(signingKey());

/** Public keys of others that may have signed what is live, such as the key before an exchange. */
const keysOfOthers = () => (process.env.REGISTRY_KEYS ?? '').split(' ').filter(Boolean);

/** Public keys that what is live is verified with: the own one, if this machine has one, and those of REGISTRY_KEYS. */
export function trustedKeys(): string[] {
  const own = existsSync(fileOfKey()) ? [publicKey()] : [];
  return [...own, ...keysOfOthers()];
}
