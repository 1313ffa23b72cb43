import type { RegistryPayload } from '@itinera/shared/contracts';
import { envelopeOf, RegistryRefused, verifiedPayload } from '@itinera/shared/contracts/registry';
import { configuration } from '../base/configuration';

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function isSigned(payload: string, signature: string): Promise<boolean> {
  const text = new TextEncoder().encode(payload);
  for (const x of configuration.registryKeys) {
    // A browser without Ed25519 rejects here, and keeps what the server has verified for it.
    const key = await crypto.subtle.importKey('raw', bytesOf(x), 'Ed25519', false, ['verify']);
    if (await crypto.subtle.verify('Ed25519', key, bytesOf(signature), text)) return true;
  }
  return false;
}

/** Content of a document that was fetched after the page was loaded. Throws unless it may replace the last one. */
export async function verify(document: unknown, last: RegistryPayload): Promise<RegistryPayload> {
  const { payload, signature } = envelopeOf(document);
  if (signature === null || !(await isSigned(payload, signature).catch(() => false)))
    throw new RegistryRefused('signature', 'None of the keys of this page has signed it.');
  return verifiedPayload(payload, { audience: configuration.audience, last, now: Date.now() });
}
