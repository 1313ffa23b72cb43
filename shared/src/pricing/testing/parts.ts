import * as fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';

/** The ids of a random contract look like those of the database, and name what they are of. */
const idOf = (kind: number, number: number): string =>
  `00000000-0000-7000-80${String(kind).padStart(2, '0')}-${String(number).padStart(12, '0')}`;

export const rooms = [idOf(1, 1), idOf(1, 2)] as const;
export const boardings = [idOf(2, 1), idOf(2, 2), idOf(2, 3)] as const;

/** All contracts are about this day and some weeks after it. */
export const firstDay = '2027-05-01';
export const dayIn = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((days) => addDays(firstDay, days));
export const room = fc.constantFrom(...rooms);
export const boarding = fc.constantFrom(...boardings);
export const mostly = (value: boolean) =>
  fc.integer({ max: 9, min: 0 }).map((tenth) => (tenth === 0 ? !value : value));
export const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });
export const amount = fc.integer({ min: 1, max: 30_000 });

export const numbered = <T extends object>(kind: number, list: readonly T[]): (T & { id: string })[] =>
  list.map((entry, index) => ({ id: idOf(kind, index + 1), ...entry }));

/** Two days in their order, of which the first is at most `length` before the second. */
export const range = (from: number, to: number, length: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.nat({ max: length }))
    .map(([first, more]) => [addDays(firstDay, first), addDays(firstDay, first + more)] as const);
