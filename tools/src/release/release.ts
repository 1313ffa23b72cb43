import { existsSync, readFileSync } from 'node:fs';
import type { Contributions, PreloadFile } from '@itinera/shared/contracts';
import { shell, type App } from '../workspace/apps';

/** Content of `release.json` in the folder of a release. */
export interface Release {
  release: string;
  version: string;
  built: string;
  commit: string;
  /** The version of `@itinera/shared` that the shell provides or a remote was built against. */
  shared: string;
  /** The entry file. */
  entry: PreloadFile;
  /** By route name: what the page needs beside the entry, and which lazy layers of the shell. */
  pages: Record<string, { files: PreloadFile[]; layers: string[] }>;
  /** The same of each tile that a remote contributes to the home page, by its name. */
  tiles?: Release['pages'] | undefined;
  /** Contributions of a remote to pages of the shell, if any. */
  contributions?: Contributions | undefined;
  /** By share key: the shell's files of a lazy layer. */
  layers: Record<string, PreloadFile[]>;
}

/** Name of a shell or remote that is served from its sources. */
export const developmentRelease = 'dev';

export const addressOf = (app: App, release: string) =>
  app.name === shell.name ? `/shell/${release}` : `/remotes/${app.name}/${release}`;

export const folderOf = (app: App, release: string) => `${app.releases}/${release}`;

export const isBuilt = (app: App, release: string) => existsSync(`${folderOf(app, release)}/release.json`);

export const readRelease = (app: App, release: string): Release =>
  JSON.parse(readFileSync(`${folderOf(app, release)}/release.json`, 'utf8'));
