import { createHash } from 'node:crypto';
import { RegistryRefused } from '@itinera/shared/contracts/registry';
import { readRegularFile, releaseLimits } from '@itinera/shared/server';

/**
 * Reads the document of a shell release and verifies it. Its hash is in the registry, because no signed or verified file has it; that of
 * an earlier release has none.
 */
export function shellDocument(file: string, integrity: string | undefined): string {
  const content = readRegularFile(file, releaseLimits.bytesOfOne);
  if (!content) throw new Error(`${file} is missing, or is no regular file.`);
  if (
    integrity !== undefined &&
    integrity !== `sha256-${createHash('sha256').update(content).digest('base64')}`
  )
    throw new RegistryRefused('integrity', `${file} is not what was signed.`);
  return content.toString();
}
