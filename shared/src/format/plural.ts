/** `plural(1, 'hotel')` → `1 hotel`, `plural(150, 'hotel')` → `150 hotels`; thousands are grouped. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
