import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Audience, Contributions } from '@itinera/shared/contracts';
import type { AppConfig } from '@itinera/shared/federation';
import { remoteNames, sites, type Owner, type RemoteName } from '@itinera/shared/routes';
import { Failure } from './failure';
import { importFile } from './importFile';
import { root } from './paths';

/** An app that is built into releases: the shell or a remote, under its federation name. */
export interface App {
  name: Owner;
  folder: string;
}

export const folderNameOf = ({ name }: Pick<App, 'name'>): string => name.replace('_', '-');
const appOf = (name: Owner): App => ({ name, folder: `${root}${folderNameOf({ name })}` });

export const shell = appOf('shell');
export const remotes = remoteNames.map(appOf);
export const apps = [shell, ...remotes];

/** The app that an argument names: by its name in the workspace, `mf-hotels`, or by its path, `.`. */
export function appIn(typed: string): App {
  const named = apps.find((app) => folderNameOf(app) === typed);
  if (named) return named;
  const folder = resolve(typed);
  const name = typed && packageNameIn(folder);
  const found = apps.find((app) => name === `@itinera/${folderNameOf(app)}`);
  if (found) return found.folder === folder ? found : { ...found, folder };
  throw new Failure(
    `There is no app in "${typed}". Name a folder whose package.json is called @itinera/<app>, or one of ${apps.map(folderNameOf).join(', ')}.`,
  );
}

function packageNameIn(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name }: { name?: string } = JSON.parse(readFileSync(file, 'utf8'));
  return name;
}

/** A remote is in the partners' registry if it renders a page that a partner may open. */
export const audienceOf = (name: RemoteName): Audience[] =>
  sites.some((site) => site.owner === name && site.partner) ? ['staff', 'partner'] : ['staff'];

export async function configOf({ folder }: App): Promise<AppConfig> {
  const { default: config }: { default: AppConfig } = await importFile(`${folder}/rspack.config.ts`);
  return config;
}

/** The contributions in `src/contributions.ts`, if a remote has any. */
export async function contributionsOf({ folder }: App): Promise<Contributions | undefined> {
  const file = `${folder}/src/contributions.ts`;
  if (!existsSync(file)) return undefined;
  const { contributions }: { contributions: Contributions } = await importFile(file);
  return contributions;
}
