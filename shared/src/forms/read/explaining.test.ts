import { expect, test } from '@jest/globals';
import { zodResolver } from '@hookform/resolvers/zod';
import { day, id, money } from '@itinera/shared/contracts';
import * as z from 'zod/mini';
import { errorsIn } from './errorsIn';
import { explaining } from './explaining';

const schema = z.strictObject({ place_id: id, from: day, rows: z.array(z.strictObject({ price: money })) });
const check = async (values: unknown) => {
  const { errors } = await explaining(zodResolver(schema), () => ({}))(values as never, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return errorsIn(errors);
};
const fine = { place_id: '019aa0c4-0000-7000-8000-000000000001', from: '2027-03-01', rows: [{ price: 1 }] };

test('valid values have no errors', async () => {
  expect(await check(fine)).toEqual([]);
});

test('unreadable text has its own error, however deeply it is nested', async () => {
  expect(
    await check({
      ...fine,
      rows: [{ price: 1 }, { price: { typed: '1,234', problem: 'EUR has 2 decimals.' } }],
    }),
  ).toEqual([{ path: 'rows.1.price', message: 'EUR has 2 decimals.' }]);
});

test('an empty required field has a plain error', async () => {
  expect(await check({ ...fine, from: '', place_id: null })).toEqual([
    { path: 'place_id', message: 'Choose one of the entries.' },
    { path: 'from', message: 'Enter a date.' },
  ]);
});
