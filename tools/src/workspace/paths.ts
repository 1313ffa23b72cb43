import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Whether these tools are installed as a package, in the repository of a single remote. */
export const isAlone = !existsSync(`${workspace}pnpm-workspace.yaml`);

/** The root of the workspace, or the folder of the single remote. */
export const root = isAlone ? `${process.cwd()}/` : workspace;

/** The package of the shared layers, wherever it is installed. */
export const sharedFolder = dirname(
  createRequire(import.meta.url).resolve('@itinera/shared/tsconfig.base.json'),
);

export const dist = `${root}dist`;
export const registryFolder = `${dist}/registry`;
/** The server of the shells in a folder that is served. */
export const serverIn = (place: string): string => `${place}/shell-server/main.cjs`;
export const shellServerFile = serverIn(dist);
export const apiFile = `${root}api/dist/main.js`;
