/** Normalizes a name for comparison. */
export const folded = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
