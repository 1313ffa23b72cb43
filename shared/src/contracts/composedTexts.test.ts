import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import * as contracts from './index';

type Type = z.core.$ZodType;
interface Parts {
  type: string;
  shape?: Record<string, Type>;
  catchall?: Type;
  element?: Type;
  valueType?: Type;
  options?: Type[];
  innerType?: Type;
  in?: Type;
  out?: Type;
}
const partsOf = (type: Type) => type._zod.def as unknown as Parts;

const written = 'Cafe\u0301';

/** Places within a schema that accept a text whose accents are characters of their own, and don't compose it. */
function notComposedIn(type: Type, place: string): string[] {
  const { type: kind, shape = {}, options = [], ...parts } = partsOf(type);
  if (kind === 'string') return z.safeParse(type, written).data === written ? [place] : [];
  const last = parts.out && partsOf(parts.out).type === 'transform' ? parts.in : parts.out;
  const within = [parts.element, parts.valueType, parts.innerType, last, ...options];
  return [
    ...Object.entries(shape).flatMap(([field, one]) => notComposedIn(one, `${place}.${field}`)),
    ...within.flatMap((one) => (one === undefined ? [] : notComposedIn(one, place))),
  ];
}

const isType = (value: unknown): value is Type =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What the server receives: bodies of collections, and objects that refuse unknown keys, which no answer does. */
function receivedAs(value: unknown): Type | undefined {
  if (typeof value === 'object' && value !== null && 'createInput' in value && isType(value.createInput))
    return value.createInput;
  return isType(value) && partsOf(value).catchall ? value : undefined;
}

/** A password is compared with one that may be of before it was composed; a form is sent as one of the others. */
const notStored = /password$|Form\./;

test('all texts that the server receives are composed, whatever keyboard or file they come from', () => {
  const received = Object.entries(contracts).flatMap(([name, value]) => {
    const type = receivedAs(value);
    return type === undefined ? [] : [{ name, type }];
  });
  expect(received.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['hotels', 'travellers', 'savedViews', 'notificationRules', 'customSlot']),
  );
  const places = received.flatMap(({ name, type }) => notComposedIn(type, name));
  expect(places.filter((place) => !notStored.test(place))).toEqual([]);
});
