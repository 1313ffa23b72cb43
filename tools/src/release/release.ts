import { existsSync, readFileSync } from 'node:fs';
import type { Contributions, PreloadFile, RemoteContract } from '@itinera/shared/contracts';
import { shell, type App } from '../workspace/apps';
import { dist } from '../workspace/paths';

/** Content of `release.json` in the folder of a release. */
export interface Release {
  release: string;
  version: string;
  built: string;
  commit: string;
  /** The version of `@itinera/shared` that the shell provides or a remote was built against. */
  shared: string;
  /** Version of the contract between shell and remotes; absent in the earliest releases. */
  contract?: RemoteContract | undefined;
  /** The entry file. */
  entry: PreloadFile;
  /** The HTML document of a shell, which names its entry file with its hash; absent in earlier releases. */
  document?: PreloadFile | undefined;
  /** All files that are served of it, compressed ones included; absent in earlier releases. */
  files?: PreloadFile[] | undefined;
  /** By route name: the files that the page needs beside the entry, and its lazy layers of the shell. */
  pages: Record<string, { files: PreloadFile[]; layers: string[] }>;
  /** The same for each tile that a remote contributes to the home page, by its name. */
  tiles?: Release['pages'] | undefined;
  /** Contributions of a remote to pages of the shell, if any. */
  contributions?: Contributions | undefined;
  /** By share key: the shell's files of a lazy layer. */
  layers: Record<string, PreloadFile[]>;
}

/** The contract of releases that are built now. */
export const currentContract: RemoteContract = 1;

export const contractOf = ({ contract = 1 }: Release): RemoteContract => contract;

/** Name of a shell or remote that is served from its sources. */
export const developmentRelease = 'dev';

const addressOfAll = ({ name }: App) => (name === shell.name ? '/shell' : `/remotes/${name}`);
export const addressOf = (app: App, release: string) => `${addressOfAll(app)}/${release}`;

/** Folder with all releases of an app; `place` is the folder that is served. */
export const folderOfAll = (app: App, place = dist) => `${place}${addressOfAll(app)}`;

export const folderOf = (app: App, release: string, place = dist) => `${place}${addressOf(app, release)}`;

export const isBuilt = (app: App, release: string, place = dist) =>
  existsSync(`${folderOf(app, release, place)}/release.json`);

export const readRelease = (app: App, release: string, place = dist): Release =>
  JSON.parse(readFileSync(`${folderOf(app, release, place)}/release.json`, 'utf8'));
