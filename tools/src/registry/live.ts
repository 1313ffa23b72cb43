import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import type { Audience, LiveDocuments, RegistryDocument } from '@itinera/shared/contracts';
import type { Owner } from '@itinera/shared/routes';
import type { Deployed } from './appReleases';

/** A change of what is live, as `status` shows it. */
export interface Change {
  at: string;
  serial: number;
  who: string;
  why: string;
  /** The releases of the apps before and after; empty when the documents were only signed again. */
  apps: { app: Owner; from: string | null; to: string }[];
}

/** Content of the file that says what is live: one file for all shells, so that one rename changes them together. */
export interface Live extends LiveDocuments {
  serial: number;
  deployed: Deployed;
  /** Newest first. */
  changes: readonly Change[];
}

const nothing: Omit<Live, 'documents'> & { documents?: Record<Audience, RegistryDocument> } = {
  serial: 0,
  deployed: {},
  changes: [],
};

/** Path of the file in the folder of the registry. */
export const liveFile = (folder: string) => `${folder}/live.json`;

export function readLive(folder: string): typeof nothing {
  const file = liveFile(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
}

/** Replaces the file atomically: readers see the old or the new one, even after a power failure. */
export function writeLive(folder: string, live: Live) {
  mkdirSync(folder, { recursive: true });
  const file = liveFile(folder);
  // A server starts with this copy when it can't verify the new file.
  if (existsSync(file)) copyFileSync(file, `${folder}/live.before.json`);
  const draft = openSync(`${file}.draft`, 'w');
  writeSync(draft, JSON.stringify(live, null, 2));
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.draft`, file);
}
