import { hostname, userInfo } from 'node:os';

/** The author of a change, unless one is given: the user of this machine. */
export const currentUser = (): string => `${userInfo().username}@${hostname()}`;
