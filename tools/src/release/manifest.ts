import { createHash } from 'node:crypto';
import { readRegularFile, releaseLimits } from '@itinera/shared/server';
import type { App } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { folderOf, type Release } from './release';

interface Manifest {
  release: Release;
  /** Hash of the text, which names all files with their hashes, and so of the whole release. */
  digest: string;
}

/** Reads `release.json` once, so that what is used is what was hashed. */
export function manifestOf(app: App, release: string, place: string): Manifest {
  const file = `${folderOf(app, release, place)}/release.json`;
  const text = readRegularFile(file, releaseLimits.bytesOfManifest);
  if (!text) throw new Failure(`${app.name} ${release} is not in ${place}: it has no release.json there.`);
  return {
    release: JSON.parse(text.toString()),
    digest: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  };
}
