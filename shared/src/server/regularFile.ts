import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { codeOf } from './reasonOf';

/** Windows has no such flag; links there need the rights of an administrator. */
const withoutFollowing = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** Whether there is no file, or a link in its place; a disk that fails is another matter. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '');

/** Content of a regular file of at most `mostBytes`, opened without following a link; undefined for anything else. */
export function readRegularFile(path: string, mostBytes: number): Buffer | undefined {
  let file: number;
  try {
    file = openSync(path, withoutFollowing);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    const found = fstatSync(file);
    return found.isFile() && found.size <= mostBytes ? readFileSync(file) : undefined;
  } finally {
    closeSync(file);
  }
}
