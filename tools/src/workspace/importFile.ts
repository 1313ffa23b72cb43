import { pathToFileURL } from 'node:url';

/** Imports a module by its path. Without an address, `#` and `%` in the name of a folder would be read as parts of one. */
export const importFile = <T>(path: string): Promise<T> => import(pathToFileURL(path).href);
