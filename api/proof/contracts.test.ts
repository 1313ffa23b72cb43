import { expect, test } from '@jest/globals';
import * as contracts from '@itinera/shared/contracts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { valid } from '../testing/arbitraries';
import type { Shape } from '../testing/routeTable';
import { seed } from '../testing/scale';

/** Wrong for most fields. The dates are days, but at the ends of what can be calculated with. */
const wrongValues = ['', 'x', '0000-00-00', '9999-12-31', -1, 0.5, 1e300, true, null, [], {}, [null]];

const isObject = (value: unknown): value is z.ZodMiniObject =>
  value instanceof z.ZodMiniType && value._zod.def.type === 'object';

/** The exported contracts, and those of the collections. */
const inputs = Object.entries(contracts).flatMap(
  ([name, value]): { name: string; value: z.ZodMiniObject }[] => {
    if (isObject(value)) return [{ name, value }];
    if (typeof value !== 'object' || !('createInput' in value)) return [];
    const parts = Object.entries({ ...value });
    return parts.flatMap(([part, own]) => (isObject(own) ? [{ name: `${name}.${part}`, value: own }] : []));
  },
);

/** Values that are right but for one field. Rules about several fields see them as well. */
function* spoilt(contract: z.ZodMiniObject): Generator<object> {
  const shape = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as Shape;
  for (const right of fc.sample(valid(shape, new Map()), { numRuns: 2, seed }))
    for (const field of Object.keys(shape.properties ?? {}))
      for (const wrong of wrongValues) yield { ...Object(right), [field]: wrong };
}

test('no contract throws, whatever one of its fields is', () => {
  expect(inputs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['searchInput', 'bookingHotels.createInput', 'bookings.query']),
  );
  const thrown = inputs.flatMap(({ name, value }) => {
    for (const input of spoilt(value))
      try {
        value.safeParse(input);
      } catch (error) {
        return [`${name}: ${String(error)}, ${JSON.stringify(input).slice(0, 200)}`];
      }
    return [];
  });
  expect(thrown).toEqual([]);
});
