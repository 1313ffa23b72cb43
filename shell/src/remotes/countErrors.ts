import { announceParts } from './announceParts';
import { addError } from './errorCounts';

/** The part whose file comes first in a text, such as a stack: remotes call shared code, not the other way round. */
export const partNamedIn = (text: string): string => /\/remotes\/(mf_\w+)\//.exec(text)?.[1] ?? 'shell';

export function countError(part: string): void {
  addError(part);
  announceParts();
}

const textOf = (error: unknown, otherwise = ''): string =>
  error instanceof Error && error.stack !== undefined ? error.stack : otherwise;

/** Counts uncaught errors. */
export function countUncaughtErrors(): void {
  window.addEventListener('error', ({ error, filename }) => countError(partNamedIn(textOf(error, filename))));
  window.addEventListener('unhandledrejection', ({ reason }) => countError(partNamedIn(textOf(reason))));
}

/** Counts an error that a boundary has caught, and reports it as React does by default. */
export function countCaughtError(error: unknown): void {
  console.error(error);
  countError(partNamedIn(textOf(error)));
}
