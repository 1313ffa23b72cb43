import { fileURLToPath } from 'node:url';

export const monolithDist = fileURLToPath(new URL('../../dist', import.meta.url));
export const monolithRegistry = `${monolithDist}/registry`;
export const monolithRelease = 'monolith';
