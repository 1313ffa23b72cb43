import { mkdirSync, rmSync, statSync } from 'node:fs';
import { codeOf, reasonOf } from '@itinera/shared/server';
import { Failure } from '../workspace/failure';

/** A change takes moments; an older lock was left by a process that was killed. */
const STALE_MS = 60_000;

/** Runs a change while holding the lock of the folder: of two concurrent changes, one would be lost. */
export function withLock<T>(folder: string, change: () => T): T {
  const lock = `${folder}/changing`;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Failure(`What is live can’t be changed: ${reasonOf(error)}.`);
  }
  const left = statSync(lock, { throwIfNoEntry: false });
  if (left && Date.now() - left.mtimeMs > STALE_MS) rmSync(lock, { recursive: true });
  try {
    mkdirSync(lock);
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new Failure('Another change of what is live is in progress. Try again in a minute.');
    throw new Failure(`What is live can’t be changed: ${reasonOf(error)}.`);
  }
  try {
    return change();
  } finally {
    rmSync(lock, { recursive: true });
  }
}
