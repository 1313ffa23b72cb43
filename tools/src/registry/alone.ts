import { mkdirSync, rmSync, statSync } from 'node:fs';
import { Failure } from '../workspace/failure';

/** A change takes a moment; a lock that is older was left by a process that was killed. */
const STALE_MS = 60_000;

/** Runs a change while nobody else changes what is live in this folder: two at once would lose one of them. */
export function alone<T>(folder: string, change: () => T): T {
  const lock = `${folder}/changing`;
  mkdirSync(folder, { recursive: true });
  const left = statSync(lock, { throwIfNoEntry: false });
  if (left && Date.now() - left.mtimeMs > STALE_MS) rmSync(lock, { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    throw new Failure('Somebody else is changing what is live at this moment. Try again in a minute.');
  }
  try {
    return change();
  } finally {
    rmSync(lock, { recursive: true });
  }
}
