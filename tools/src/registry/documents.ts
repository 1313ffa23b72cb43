import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { Audience, RegistryDocument } from '@itinera/shared/contracts';
import { registryFolder } from '../workspace/paths';

export const registryFile = (audience: Audience, folder = registryFolder) => `${folder}/${audience}.json`;

/** Replaces the document in one step: a reader sees the old one or the new one, never a part. */
export function writeDocument(audience: Audience, document: RegistryDocument, folder = registryFolder) {
  mkdirSync(folder, { recursive: true });
  const file = registryFile(audience, folder);
  writeFileSync(`${file}.draft`, JSON.stringify(document, null, 2));
  renameSync(`${file}.draft`, file);
}
