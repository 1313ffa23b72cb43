import { lstatSync } from 'node:fs';
import { releaseLimits } from '@itinera/shared/server';
import { addressOf, type Release } from './release';
import type { App } from '../workspace/apps';
import { namedFilesOf } from './files';
import { filesBelow } from './filesBelow';

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
  const outside = [...new Set(namedFilesOf(release).map(({ href }) => href))]
    .filter((href) => !href.startsWith(prefix) || href.split('/').includes('..'))
    .map((href) => `${href} is no file of this release`);
  // Earlier releases list no files.
  const listed = release.files && new Set(release.files.map(({ href }) => href.slice(prefix.length)));
  const sizes = found.map(({ path }) => ({ name: path, bytes: lstatSync(`${folder}/${path}`).size }));
  return [
    ...excessOf(sizes),
    ...outside,
    ...found.flatMap(({ path, isRegular }) => {
      if (!isRegular) return [`${path} is a link, not a file`];
      if (path === manifest) return [];
      if (listed && !listed.has(path) && !path.startsWith(forDevelopers))
        return [`${path} is not listed in ${manifest}`];
      return knownTypes.test(path) ? [] : [`${path} is of a type that no build makes`];
    }),
  ];
}

/** What is more than any build makes, before it fills the memory or the disk of this machine. */
export function excessOf(files: readonly { name: string; bytes: number }[]): string[] {
  const { files: mostFiles, bytes: mostBytes, bytesOfOne, bytesOfManifest } = releaseLimits;
  const most = (name: string) => (name.endsWith(manifest) ? bytesOfManifest : bytesOfOne);
  const megabytes = (bytes: number) => `${bytes / 1e6} MB`;
  return [
    ...(files.length > mostFiles ? [`it has ${files.length} files, and ${mostFiles} are the most`] : []),
    ...(files.reduce((total, { bytes }) => total + bytes, 0) > mostBytes
      ? [`it is larger than ${megabytes(mostBytes)}`]
      : []),
    ...files
      .filter(({ name, bytes }) => bytes > most(name))
      .map(({ name }) => `${name} is larger than ${megabytes(most(name))}`),
  ];
}
