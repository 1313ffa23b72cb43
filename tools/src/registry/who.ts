import { hostname, userInfo } from 'node:os';

/** Who changes what is live, where nobody says so. */
export const whoIsHere = (): string => `${userInfo().username}@${hostname()}`;
