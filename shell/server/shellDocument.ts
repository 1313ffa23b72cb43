import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RegistryRefused } from '@itinera/shared/contracts/registry';

/**
 * The document of a release of the shell. Of all that runs in a page it alone has no hash in a file that is signed or was verified
 * before, so the registry has it; that of an earlier release has none.
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
