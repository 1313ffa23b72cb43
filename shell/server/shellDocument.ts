import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RegistryRefused } from '@itinera/shared/contracts/registry';

/**
 * Reads the document of a shell release and verifies it. Its hash is in the registry, because no signed or verified file has it; that of
 * an earlier release has none.
 */
export function shellDocument(file: string, integrity: string | undefined): string {
  const content = readFileSync(file);
  if (
    integrity !== undefined &&
    integrity !== `sha256-${createHash('sha256').update(content).digest('base64')}`
  )
    throw new RegistryRefused('integrity', `${file} is not what was signed.`);
  return content.toString();
}
