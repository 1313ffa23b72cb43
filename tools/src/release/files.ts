import { existsSync } from 'node:fs';
import type { PreloadFile } from '@itinera/shared/contracts';
import { integrityOf } from './integrity';
import type { Release } from './release';

/** The files that `release.json` names. In earlier releases it names only some; the entry knows the hashes of the rest. */
export const namedFilesOf = ({
  entry,
  document,
  files = [],
  pages,
  tiles = {},
  layers,
}: Release): PreloadFile[] => [
  entry,
  ...(document ? [document] : []),
  ...files,
  ...Object.values({ ...pages, ...tiles }).flatMap(({ files }) => files),
  ...Object.values(layers).flat(),
];

/** The problems of a release's files; `fileAt` returns the local path of a file. */
export function problemsOf(release: Release, fileAt: (href: string) => string): string[] {
  const byAddress = new Map(namedFilesOf(release).map((file) => [file.href, file]));
  return [...byAddress.values()].flatMap(({ href, integrity }) => {
    if (href.split('/').includes('..')) return [`${href} is no file of a release`];
    const file = fileAt(href);
    if (!existsSync(file)) return [`${href} is missing`];
    return integrityOf(file) === integrity ? [] : [`${href} is not what was built: its hash is another one`];
  });
}
