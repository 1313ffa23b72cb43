/** Digits of a typed number, with comma or point as decimal mark and without spaces. */
export const plainNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
