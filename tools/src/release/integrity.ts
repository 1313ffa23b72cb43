import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** As the bundler hashes chunks, or a file that is preloaded would be fetched twice. A page holds dozens, so they are short. */
export const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
