import { expect, test } from '@jest/globals';
import * as contracts from '@itinera/shared/contracts';

const asks = 'asks';

/**
 * Each amount that a person enters: one that something is sold for asks before it is 0, and of every other it is named why it need
 * not. One that is added without a line here fails.
 */
const amounts: Readonly<Record<string, string | object>> = {
  'base-prices.price_minor': asks,
  'block-seats.adult_net_minor': asks,
  'block-seats.adult_sale_minor': asks,
  'block-seats.child_net_minor': asks,
  'block-seats.child_sale_minor': asks,
  'block-seats.infant_net_minor': 'Infants have no seat',
  'block-seats.infant_sale_minor': { infant_net_minor: 100 },
  'boarding-supplements.adult_minor': asks,
  'boarding-supplements.child_minor': asks,
  'booking-flights.net_minor': 'What is sold is in sale_minor',
  'booking-flights.sale_minor': asks,
  'booking-hotels.net_minor': 'What is sold is in sale_minor',
  'booking-hotels.sale_minor': { priced_by: 'hand' },
  'booking-prices.discount_minor': 'Nothing is reduced',
  'booking-prices.extra_net_minor': 'What is sold is in extra_sale_minor',
  'booking-prices.extra_sale_minor': { extra_net_minor: 100 },
  'booking-transfers.net_minor': 'What is sold is in sale_minor',
  'booking-transfers.sale_minor': asks,
  'bookings.expected_total_minor': 'What the writer has seen',
  'hotel-airports.transfer_price_minor': asks,
  'hotel-charges.amount_minor': 'Refused: 1 is the least',
  'instalments.amount_minor': 'A part of a total',
  'offers.value_minor': 'Nothing is reduced',
  'price-cells.price_minor': '0 is no price unless the cell says that it is free',
  'special-prices.price_minor': asks,
  'transactions.amount_minor': 'Refused: 1 is the least',
  'transactions.expected_received_minor': 'What the writer has seen',
  'weekday-supplements.amount_minor': 'Refused: it would change nothing',
};

interface Written {
  path: string;
  createInput: { shape?: object; def?: unknown };
  problemsIn?: (entry: object) => Record<string, string>;
}
const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'path' in value && 'createInput' in value;

const exported: readonly unknown[] = Object.values(contracts);
const collections = exported.filter(isWritten);
const nameOf = ({ path }: Written, field: string) => `${path.replace('/api/', '')}.${field}`;
const fieldsOf = (one: Written) =>
  Object.keys(one.createInput.shape ?? {}).filter((field) => field.endsWith('_minor'));

test('every amount that is entered is named here, and none that is gone', () => {
  const entered = collections.flatMap((one) => fieldsOf(one).map((field) => nameOf(one, field)));
  expect(Object.keys(amounts).toSorted()).toEqual([...new Set(entered)].toSorted());
});

const sold = Object.entries(amounts).filter(([, reason]) => reason === asks || typeof reason === 'object');

test.each(sold)('%s of 0 asks before it sells for nothing', (name, beside) => {
  const [entity = '', field = ''] = name.split('.');
  const collection = collections.find(({ path }) => path === `/api/${entity}`);
  const problems = (more: object) =>
    collection?.problemsIn?.({ ...(typeof beside === 'object' && beside), [field]: 0, ...more })[field];
  expect(problems({})).toBe('0 would sell for nothing. Enter an amount, or say that it sells for nothing.');
  expect(problems({ is_free: true })).toBeUndefined();
  expect(problems({ [field]: 100 })).toBeUndefined();
});
