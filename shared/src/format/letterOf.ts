/** `A`, `B`, … `AA`, as spreadsheets count columns. */
export const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
