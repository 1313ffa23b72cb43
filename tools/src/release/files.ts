import { existsSync } from 'node:fs';
import type { PreloadFile } from '@itinera/shared/contracts';
import { integrityOf } from './integrity';
import type { Release } from './release';

/** The files that `release.json` names; each other one is known to the entry by its hash. */
const filesOf = ({ entry, document, pages, tiles = {}, layers }: Release): PreloadFile[] => [
  entry,
  ...(document ? [document] : []),
  ...Object.values({ ...pages, ...tiles }).flatMap(({ files }) => files),
  ...Object.values(layers).flat(),
];

/** What is wrong with the files of a release; `fileAt` gives the path of one on this machine. */
export function problemsOf(release: Release, fileAt: (href: string) => string): string[] {
  return filesOf(release).flatMap(({ href, integrity }) => {
    const file = fileAt(href);
    if (!existsSync(file)) return [`${href} is missing`];
    return integrityOf(file) === integrity ? [] : [`${href} is not what was built: its hash is another one`];
  });
}
