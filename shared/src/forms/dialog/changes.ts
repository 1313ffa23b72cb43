import { calledIn, perLanguage } from '../clash/perLanguage';
import { shownPlainly } from '../clash/shown';
import { same } from '../same';

type Values = Record<string, unknown>;

interface Words {
  labelOf: (path: string) => string;
  /** Words for values that say little by themselves, by field. */
  shown: Partial<Record<string, (value: unknown) => string>>;
}

/** As much of a value as fits into a message. */
const LONGEST = 40;

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const isSame = (one: unknown, other: unknown): boolean =>
  same(one, other) || (isEmpty(one) && isEmpty(other));

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The fields that a save has changed, with their values before: the body of its inverse. */
export const changedBefore = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => name in after && !isSame(value, after[name])),
  );

/**
 * What a save has changed, for a message: `Check-in 14:00 → 15:00 and 2 more`. Values that are no words, such as ids, or whose
 * words are the same, are left out: `Country`. Undefined when nothing was changed.
 */
export function changesInWords(before: Values, after: Values, { labelOf, shown }: Words): string | undefined {
  const [old, now] = [perLanguage(before), perLanguage(after)];
  const [first, ...others] = Object.keys(now).filter((name) => !isSame(old[name], now[name]));
  if (first === undefined) return undefined;
  const inWords = (value: unknown) => {
    if (isEmpty(value)) return 'empty';
    return cut((shown[first] ?? shownPlainly)(value));
  };
  const hasWords = shown[first] !== undefined || ![old[first], now[first]].some(isId);
  const [from, to] = [inWords(old[first]), inWords(now[first])];
  const values = hasWords && from !== to ? ` ${from} → ${to}` : '';
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${calledIn(labelOf, first)}${values}${more}`;
}
