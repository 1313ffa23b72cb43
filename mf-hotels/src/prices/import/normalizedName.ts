/** Normalizes a name for comparison. */
export const normalizedName = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
