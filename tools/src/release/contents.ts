import { statSync } from 'node:fs';
import { addressOf, type Release } from './release';
import type { App } from '../workspace/apps';
import { filesBelow } from './filesBelow';

/** What a release may hold; the largest of ours has 200 files and 6 MB. */
const mostFiles = 2000;
const mostBytes = 100_000_000;
const mostBytesOfOne = 20_000_000;

/** What browsers are sent, compressed or not, and what the tools read. */
const knownTypes = /\.(js|css|json|html|txt|map|svg|png|jpg|webp|avif|ico|woff2)(\.br|\.gz)?$/;

const manifest = 'release.json';

/** The build of the shell for developers, which is added to a release later, and served by no server of visitors. */
const forDevelopers = 'development/';

/**
 * What a folder holds and a release must not: links, which could lead to any file of the machine, files that were put beside the built
 * ones, files of other types, and more than any build makes.
 */
export function foreignContents(app: App, release: Release, folder: string): string[] {
  const found = filesBelow(folder);
  const prefix = `${addressOf(app, release.release)}/`;
  const outside = (release.files ?? [])
    .filter(({ href }) => !href.startsWith(prefix) || href.split('/').includes('..'))
    .map(({ href }) => `${href} is no file of this release`);
  // Earlier releases list no files.
  const listed = release.files && new Set(release.files.map(({ href }) => href.slice(prefix.length)));
  const sizes = found
    .filter(({ isRegular }) => isRegular)
    .map(({ path }) => statSync(`${folder}/${path}`).size);
  return [
    ...outside,
    ...found.flatMap(({ path, isRegular }) => {
      if (!isRegular) return [`${path} is a link, not a file`];
      if (path === manifest) return [];
      if (listed && !listed.has(path) && !path.startsWith(forDevelopers))
        return [`${path} is not listed in ${manifest}`];
      return knownTypes.test(path) ? [] : [`${path} is of a type that no build makes`];
    }),
    ...(found.length > mostFiles ? [`it has ${found.length} files, and ${mostFiles} are the most`] : []),
    ...(sizes.reduce((total, size) => total + size, 0) > mostBytes
      ? [`it is larger than ${mostBytes / 1e6} MB`]
      : []),
    ...(sizes.some((size) => size > mostBytesOfOne)
      ? [`it has a file larger than ${mostBytesOfOne / 1e6} MB`]
      : []),
  ];
}
