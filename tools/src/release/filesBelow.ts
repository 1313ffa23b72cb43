import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/** Paths below a folder that are no folders, with slashes; links are not followed. */
export function filesBelow(folder: string): { path: string; isRegular: boolean }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => ({
      path: relative(folder, `${found.parentPath}/${found.name}`).replaceAll('\\', '/'),
      isRegular: found.isFile(),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
