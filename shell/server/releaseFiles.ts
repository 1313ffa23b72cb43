import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile, releaseLimits } from '@itinera/shared/server';
import * as z from 'zod/mini';

/** Of each file, the server may send what the build compressed instead. */
const compressed = ['', '.br', '.gz'];

const manifest = z.object({ files: z.optional(z.array(z.object({ href: z.string() }))) });

interface List {
  version: string;
  /** Paths within the release; undefined in releases that list no files. */
  files: ReadonlySet<string> | undefined;
}

export const regularFile = (path: string) => {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= releaseLimits.bytesOfOne ? found : undefined;
};

/** A folder without a readable manifest, such as one that is still being copied, offers nothing. */
const nothing: ReadonlySet<string> = new Set();

function parsed(text: Buffer | undefined): unknown {
  try {
    return text && JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

/**
 * Paths of the files that `release.json` lists, undefined if it is of a release that lists none. `depth`: how many names of an address
 * come before that of the file.
 */
function listedIn(text: Buffer | undefined, depth: number): List['files'] {
  const { data } = manifest.safeParse(parsed(text));
  if (!data) return nothing;
  if (data.files && data.files.length > releaseLimits.files) return nothing;
  return data.files && new Set(data.files.map(({ href }) => href.split('/').slice(depth).join('/')));
}

/** A link anywhere on the way would lead to another path. */
export const isWithin = (root: string, path: string): boolean =>
  regularFile(join(root, path)) !== undefined &&
  realpathSync(join(root, path)) === join(realpathSync(root), path);

/**
 * Which files of releases may be sent: regular ones that their release lists. A link could lead to any file that the server can read, and
 * nobody has reviewed a file that was put beside the built ones. `root`: folder whose subfolders, `depth` levels below, are releases;
 * `isListed`: false for a server of developers, whose files change.
 */
export function releaseFiles(root: string, depth: 1 | 2, isListed = true): (path: string) => boolean {
  const lists = new Map<string, List>();

  function listOf(release: string): List['files'] {
    const file = join(root, release, 'release.json');
    const found = regularFile(file);
    if (!found) return nothing;
    const version = `${found.mtimeMs}-${found.ino}`;
    const known = lists.get(release);
    if (known?.version === version) return known.files;
    // An address begins with a slash and the folder of all releases.
    const files = listedIn(readRegularFile(file, releaseLimits.bytesOfManifest), depth + 2);
    lists.set(release, { version, files });
    return files;
  }

  const isThere = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined;

  return (address) => {
    const names = address.split('/').filter(Boolean);
    if (names.includes('..')) return false;
    const files = isListed ? listOf(names.slice(0, depth).join('/')) : undefined;
    const name = names.slice(depth).join('/');
    return compressed
      .filter((extension) => extension === '' || isThere(names.join('/') + extension))
      .every(
        (extension) => isWithin(root, names.join('/') + extension) && (files?.has(name + extension) ?? true),
      );
  };
}
