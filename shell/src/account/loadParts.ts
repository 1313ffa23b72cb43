/** All that belongs to the own account is one chunk, named once: the first file of the shell has no room for more. */
export const loadParts = () => import('./parts');
