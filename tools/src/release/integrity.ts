import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The algorithm of the bundler, or a preloaded file would be fetched twice. A page has dozens of hashes, so
 * they are short.
 */
export const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
