import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The same algorithm as the bundler's, or a preloaded file would be fetched twice. Short, because a page has dozens of hashes. */
export const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
