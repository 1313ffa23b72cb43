import { grouped } from './grouped';

/** `pluralOf('city')` → `cities`: the plural of a regular English noun. */
export const pluralOf = (one: string): string => {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
};

/** `plural(1, 'city')` → `1 city`, `plural(150, 'city')` → `150 cities`; thousands are grouped. */
export const plural = (count: number, one: string, many = pluralOf(one)): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
