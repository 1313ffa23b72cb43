import { calledIn, inParts } from '../clash/parts';
import { shownIn, type FieldWords, type ListWords } from '../clash/shown';
import { same } from '../same';

type Values = Record<string, unknown>;

interface Words {
  labelOf: (path: string) => string;
  /** Formatters of values, by field. */
  shown: Partial<Record<string, FieldWords>>;
}

/** Highest length of a value in a message. */
const LONGEST = 40;

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const isSame = (one: unknown, other: unknown): boolean =>
  same(one, other) || (isEmpty(one) && isEmpty(other));

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Changed fields with their previous values: the body of the inverse. */
export const changedBefore = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(before)
      .filter(([name, value]) => name in after && !isSame(value, after[name]))
      .map(([name, value]) => [name, name === 'custom' ? customBefore(value, after[name]) : value]),
  );

/** A write merges custom values by key: one without a previous value is cleared by null. */
const customBefore = (before: unknown, after: unknown): object => ({
  ...Object.fromEntries(Object.keys(Object(after)).map((key) => [key, null])),
  ...Object(before),
});

/**
 * Changes of a save, for a message: `Check-in 14:00 → 15:00 and 2 more`. A list with words for its entries names those: `Features: Sauna
 * added`. Values without words, such as ids, or with equal words are omitted: `Country`. Undefined without changes.
 */
export function changesInWords(before: Values, after: Values, { labelOf, shown }: Words): string | undefined {
  const [old, now] = [inParts(before), inParts(after)];
  // In the order of the form, not of the edits.
  const [first, ...others] = Object.keys({ ...old, ...now }).filter(
    (name) => name in now && !isSame(old[name], now[name]),
  );
  if (first === undefined) return undefined;
  const inWords = (value: unknown) => {
    if (isEmpty(value)) return 'empty';
    return cut(shownIn(shown[first], value));
  };
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const called = calledIn(labelOf, first);
  const words = shown[first];
  if (typeof words === 'object') return `${called}: ${changesOfList(old[first], now[first], words)}${more}`;
  const hasWords = words !== undefined || ![old[first], now[first]].some(isId);
  const [from, to] = [inWords(old[first]), inWords(now[first])];
  const values = hasWords && from !== to ? ` ${from} → ${to}` : '';
  return `${called}${values}${more}`;
}

/** Entries of a list that were added, removed or changed: `Sauna added; Pool changed`. */
function changesOfList(before: unknown, after: unknown, { each }: ListWords): string {
  const [old, now] = [before, after].map((list) => (Array.isArray(list) ? list : []));
  const named = (list: readonly unknown[] = []) => new Map(list.map((entry) => [each(entry), entry]));
  const [had, has] = [named(old), named(now)];
  const parts = [
    ['added', [...has.keys()].filter((name) => !had.has(name))],
    ['removed', [...had.keys()].filter((name) => !has.has(name))],
    [
      'changed',
      [...has].flatMap(([name, entry]) => (had.has(name) && !same(had.get(name), entry) ? [name] : [])),
    ],
  ] as const;
  const said = parts.flatMap(([what, names]) =>
    names.length > 0 ? [`${cut(names.join(', '))} ${what}`] : [],
  );
  return said.join('; ') || 'order changed';
}
