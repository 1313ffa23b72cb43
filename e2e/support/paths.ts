import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const builtFiles = {
  api: `${root}api/dist/main.js`,
  shellServer: `${root}dist/shell-server/main.cjs`,
  dist: `${root}dist`,
  /** Whose sources are built by a test that needs a shell as developers have it. */
  shell: `${root}shell`,
};
