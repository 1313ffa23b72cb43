import fc from 'fast-check';
import { fitting } from './fitting';
import type { KnownIds } from './knownIds';
import type { Shape } from './routeTable';

/** Without characters that JSON or a database can't store. */
const sound = (text: string) => text.replaceAll(/[\ud800-\udfff]/gu, '?').replaceAll('\u0000', '');

/** Texts for rules of contracts that JSON Schema can't express. */
const words: Record<string, string[]> = {
  time_zone: ['Europe/Riga', 'Asia/Dubai', 'UTC'],
  timezone: ['Europe/Riga', 'Asia/Dubai', 'America/New_York'],
  password: ['quite a long pass phrase'],
  first_name: ['Anna', 'Janis'],
  middle_name: ['Maria', 'Peteris'],
  last_name: ['Kalnina', 'Berzins'],
  birthday: ['1990-05-01', '2015-12-31'],
  entity: ['countries', 'hotels', 'places'],
  with: ['place', 'place,class,images'],
};

const builtFor = new Map<string, fc.Arbitrary<string>>();

/** Cached, because many fields have the same pattern, and compiling its generator is slow. */
function matching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`;
  const built = builtFor.get(key) ?? fc.stringMatching(new RegExp(pattern), { maxLength });
  builtFor.set(key, built);
  return built;
}

function texts(
  { format, pattern, minLength = 0, maxLength = 40 }: Shape,
  field: string,
  ids: KnownIds,
): fc.Arbitrary<string> {
  if (format === 'uuid')
    return fc.constantFrom(...(ids.get(field) ?? ids.get('id') ?? ['00000000-0000-4000-8000-000000000000']));
  const wordsOfField = words[field];
  if (wordsOfField) return fc.constantFrom(...wordsOfField);
  if (format === 'email')
    return fc.integer({ min: 1, max: 1e9 }).map((number) => `guest${number}@itinera.example`);
  if (format === 'date-time')
    return fc.integer({ min: 1.6e9, max: 2e9 }).map((seconds) => new Date(seconds * 1000).toISOString());
  if (format === 'date')
    return fc
      .integer({ min: 0, max: 3000 })
      .map((day) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10));
  if (pattern !== undefined) return matching(pattern, Math.min(maxLength, 60));
  // With a word in front, so that the trimmed text is never too short.
  const most = Math.min(maxLength, 40);
  return fc
    .string({ minLength: minLength === 0 ? 0 : 1, maxLength: Math.max(0, most - minLength) })
    .map((text) => `${'x'.repeat(minLength)}${sound(text)}`.slice(0, most));
}

/** 1.7, as a person types it, instead of 1.7000000000000002, the product of floating point. */
const asTyped = (product: number) => Number(product.toPrecision(12));

function numbers({ type, multipleOf, minimum = -1e6, maximum = 1e6 }: Shape): fc.Arbitrary<number> {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.25);
  return fc
    .integer({ min: Math.ceil(minimum / step), max: Math.floor(Math.min(maximum, minimum + 1e6) / step) })
    .map((steps) => asTyped(steps * step));
}

/** The identity of elements in an array: the locale of names, otherwise the whole element. */
const identityOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? ('locale' in item ? item.locale : JSON.stringify(item)) : item;

/** Values that a contract accepts; other rules and the database may still refuse them. */
export function valid(shape: Shape, ids: KnownIds, field = ''): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((option) => valid(option, ids, field)));
  if (shape.properties) return record(shape, ids);
  if (shape.type === 'string') return texts(shape, field, ids);
  if (shape.type === 'number' || shape.type === 'integer') return numbers(shape);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'array') {
    return fc.uniqueArray(valid(shape.items ?? {}, ids, field), {
      minLength: shape.minItems ?? 0,
      maxLength: Math.min(shape.maxItems ?? 3, 3),
      selector: identityOf,
      comparator: 'SameValueZero',
    });
  }
  if (typeof shape.additionalProperties === 'object') {
    return fc.dictionary(texts(shape.propertyNames ?? {}, '', ids), valid(shape.additionalProperties, ids), {
      maxKeys: 3,
      noNullPrototype: true,
    });
  }
  return fc.jsonValue({ maxDepth: 1 });
}

function record(
  { properties = {}, required = [] }: Shape,
  ids: KnownIds,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valid(field, ids, name)] as const);
  return fc
    .record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
    .map((body) => fitting(body, ids, Object.keys(properties)));
}

/** Values that often break programs: of the wrong type, out of range, or pieces of other languages. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '\u0000',
    '%',
    '_',
    '\\',
    "'; DROP TABLE hotels; --",
    '{{7*7}}',
    '{constructor}',
    '{__proto__}',
    'cafe\u0301',
    'I\u0307',
    '99.999',
    '../../etc/passwd',
    '\ud800',
    '\u202e',
    '𝒽',
    '  ',
    '',
    'null',
  ),
  fc.constantFrom(0, -1, -0, 1e308, 2_147_483_648, 9_007_199_254_740_992, 0.1, 1e-300),
  fc.constantFrom(null, true, false, [], {}, [[]], { $ne: 1 }, 'x'.repeat(20_000)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);
