/** How names are compared. */
export const folded = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
