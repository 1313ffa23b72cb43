import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env.ITINERA_DIST ?? `${repository}dist`;
/**
 * The built files that the journeys run on. Some can be replaced by those of another build: releases that are deployed at different times
 * must work together.
 */
export const builtFiles = {
  api: process.env.ITINERA_API ?? `${repository}api/dist/main.js`,
  shellServer: `${dist}/shell-server/main.cjs`,
  dist,
  /** Sources of the shell, for tests that need its development build. */
  shell: `${repository}shell`,
};
