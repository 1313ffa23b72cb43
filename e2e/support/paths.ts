import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env.ITINERA_DIST ?? `${repository}dist`;
/** What the journeys run on. Parts of another build may be in their place: what is deployed at different times must work together. */
export const builtFiles = {
  api: process.env.ITINERA_API ?? `${repository}api/dist/main.js`,
  shellServer: `${dist}/shell-server/main.cjs`,
  dist,
  /** Whose sources are built by a test that needs a shell as developers have it. */
  shell: `${repository}shell`,
};
