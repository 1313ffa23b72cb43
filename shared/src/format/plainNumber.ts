/** The digits of a number as people type it: comma or point before the decimals, spaces ignored. */
export const plainNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
