import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { Audience, RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';

export type Content = Pick<RegistryPayload, 'audience' | 'host' | 'microFrontends'>;

export const registryFile = (folder: string, audience: Audience) => `${folder}/${audience}.json`;

/**
 * Replaces the documents of both shells, each atomically: a reader sees the old one or the new one, never a
 * part.
 */
export function writeDocuments(
  folder: string,
  serial: number,
  expires: string,
  contentFor: (audience: Audience) => Content,
) {
  mkdirSync(folder, { recursive: true });
  for (const audience of ['staff', 'partner'] as const) {
    const payload: RegistryPayload = { serial, expires, ...contentFor(audience) };
    // Signed by the key of the deployment; a demo has none.
    const document: RegistryDocument = { payload: JSON.stringify(payload), serial, expires, signature: null };
    const file = registryFile(folder, audience);
    writeFileSync(`${file}.draft`, JSON.stringify(document, null, 2));
    renameSync(`${file}.draft`, file);
  }
}
