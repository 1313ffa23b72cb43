import { existsSync, readFileSync } from 'node:fs';
import type { Contributions, PreloadFile } from '@itinera/shared/contracts';
import { shell, type App } from '../workspace/apps';

/** What `release.json` says about the folder it lies in. */
export interface Release {
  release: string;
  version: string;
  built: string;
  commit: string;
  /** Version of `@itinera/shared` that the shell provides and a remote was built against. */
  shared: string;
  /** The file that starts it. */
  entry: PreloadFile;
  /** By route name: what the page needs beside the entry, and which lazy layers of the shell. */
  pages: Record<string, { files: PreloadFile[]; layers: string[] }>;
  /** What a remote adds to pages of the shell, if it adds anything. */
  contributions?: Contributions | undefined;
  /** By share key: the shell's files of a lazy layer. */
  layers: Record<string, PreloadFile[]>;
}

/** What a shell or remote is called while it is served from its sources. */
export const developmentRelease = 'dev';

export const addressOf = (app: App, release: string) =>
  app.name === shell.name ? `/shell/${release}` : `/remotes/${app.name}/${release}`;

export const folderOf = (app: App, release: string) => `${app.releases}/${release}`;

export const isBuilt = (app: App, release: string) => existsSync(`${folderOf(app, release)}/release.json`);

export const readRelease = (app: App, release: string): Release =>
  JSON.parse(readFileSync(`${folderOf(app, release)}/release.json`, 'utf8'));
