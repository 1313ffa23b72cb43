import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const dist = `${root}dist`;
export const registryFolder = `${dist}/registry`;
export const shellServerFile = `${dist}/shell-server/main.cjs`;
export const apiFile = `${root}api/dist/main.js`;
