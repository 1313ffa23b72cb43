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
import type { LiveDocuments } from '@itinera/shared/contracts';
import type { Owner } from '@itinera/shared/routes';
import { Failure } from '../workspace/failure';
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

/** Hash of `release.json`, by app and release. */
export type Manifests = Partial<Record<Owner, Record<string, string>>>;

/** All that the next change begins with. It is signed as one text: what was not, must decide nothing. */
export interface State {
  serial: number;
  deployed: Deployed;
  manifests: Manifests;
  /** Newest first. */
  changes: readonly Change[];
}

/** Content of the file that says what is live: one file for all shells, so that one rename changes them together. */
interface Live extends State, Partial<LiveDocuments> {}

const nothing: Live = { serial: 0, deployed: {}, manifests: {}, changes: [] };

/** Path of the file in the folder of the registry. */
export const liveFile = (folder: string) => `${folder}/live.json`;

/** Copy of the file before the last change. */
export const beforeFile = (folder: string) => `${folder}/live.before.json`;

/** What the file says, verified or not: see `verifiedLive`. */
export const readLive = (folder: string): Live => readLiveFile(liveFile(folder));

export function readLiveFile(file: string): Live {
  if (!existsSync(file)) return nothing;
  const content = parsed(file, readFileSync(file, 'utf8'));
  // Earlier tools wrote the state beside the documents, and signed only these.
  return { ...nothing, ...content, ...(content.state && parsed(file, content.state.payload)) };
}

function parsed(file: string, text: string): Partial<Live> {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(
      `${file} can’t be read: it is no JSON. Restore it from a backup, or from live.before.json beside it, which is the state before the last change.`,
    );
  }
}

/** Replaces the file atomically: readers see the old or the new one, even after a power failure. */
export function writeLive(folder: string, content: LiveDocuments) {
  mkdirSync(folder, { recursive: true });
  const file = liveFile(folder);
  // A server starts with this copy when it can't verify the new file.
  if (existsSync(file)) copyFileSync(file, beforeFile(folder));
  const draft = openSync(`${file}.draft`, 'w');
  writeSync(draft, JSON.stringify(content, null, 2));
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.draft`, file);
}
