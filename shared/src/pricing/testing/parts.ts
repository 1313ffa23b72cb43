import * as fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';

/** Ids of a random contract, in the form of the database, with the kind of the entry. */
const idOf = (kind: number, number: number): string =>
  `00000000-0000-7000-80${String(kind).padStart(2, '0')}-${String(number).padStart(12, '0')}`;

export const rooms = [idOf(1, 1), idOf(1, 2)] as const;
export const boardings = [idOf(2, 1), idOf(2, 2), idOf(2, 3)] as const;

/** All contracts begin on this day, and last some weeks. */
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

/** Two days in order, at most `length` apart. */
export const range = (from: number, to: number, length: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.nat({ max: length }))
    .map(([first, more]) => [addDays(firstDay, first), addDays(firstDay, first + more)] as const);
