import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
export const builtFiles = {
  api: `${repository}api/dist/main.js`,
  shellServer: `${repository}dist/shell-server/main.cjs`,
  dist: `${repository}dist`,
  /** Whose sources are built by a test that needs a shell as developers have it. */
  shell: `${repository}shell`,
};
