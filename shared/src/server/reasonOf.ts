import { isNativeError } from 'node:util/types';

/** What an error of the file system or of a process means, for a sentence. */
const reasons: Record<string, string> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EMFILE: 'this process has too many files open',
  ENFILE: 'this machine has too many files open',
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'it exists already',
  EIO: 'the disk reports an error',
  EADDRINUSE: 'the port is taken',
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the connection was broken',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'the name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EADDRNOTAVAIL: 'this machine does not have that address',
};

/** The code of an error of the system, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  isNativeError(error) && 'code' in error ? String(error.code) : undefined;

/** The cause of an error, by its code where that says more than the message, and the path that it names. */
export function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  const reason = reasons[codeOf(error) ?? ''];
  // Of a failed request, the cause says more than “fetch failed”.
  if (!reason) return isNativeError(error.cause) ? reasonOf(error.cause) : error.message;
  return 'path' in error
    ? `${reason} (${codeOf(error)}: ${String(error.path)})`
    : `${reason} (${codeOf(error)})`;
}
