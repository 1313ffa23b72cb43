/** Loads the parts of the own account. One chunk with a single import, because the size of the shell's first file is limited. */
export const loadParts = () => import('./parts');
