import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
