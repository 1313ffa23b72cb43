import { existsSync } from 'node:fs';
import type { Audience, Contributions } from '@itinera/shared/contracts';
import type { AppConfig } from '@itinera/shared/federation';
import { remoteNames, sites, type Owner, type RemoteName } from '@itinera/shared/routes';
import { Failure } from './failure';
import { root } from './paths';

/** An app that is built into releases: the shell or a remote, under its federation name. */
export interface App {
  name: Owner;
  folder: string;
}

const appOf = (name: Owner): App => ({ name, folder: `${root}${name.replace('_', '-')}` });

export const shell = appOf('shell');
export const remotes = remoteNames.map(appOf);
export const apps = [shell, ...remotes];

/** The app of a folder as typed: `mf-hotels`, `shell`. */
export function appIn(folder: string): App {
  const found = apps.find(({ name }) => name.replace('_', '-') === folder);
  if (found) return found;
  throw new Failure(
    `There is no "${folder}". Choose from: ${apps.map(({ name }) => name.replace('_', '-')).join(', ')}.`,
  );
}

/** A remote is in the partners' registry if it renders a page that a partner may open. */
export const audienceOf = (name: RemoteName): Audience[] =>
  sites.some((site) => site.owner === name && site.partner) ? ['staff', 'partner'] : ['staff'];

export async function configOf({ folder }: App): Promise<AppConfig> {
  const { default: config }: { default: AppConfig } = await import(`${folder}/rspack.config.ts`);
  return config;
}

/** The contributions in `src/contributions.ts`, if a remote has any. */
export async function contributionsOf({ folder }: App): Promise<Contributions | undefined> {
  const file = `${folder}/src/contributions.ts`;
  if (!existsSync(file)) return undefined;
  const { contributions }: { contributions: Contributions } = await import(file);
  return contributions;
}
