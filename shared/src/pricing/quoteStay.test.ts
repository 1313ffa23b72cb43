import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { BookOffer, PriceBook } from './book';
import { quoteStay } from './quoteStay';
import type { Stay } from './stay';
import { examples } from './testing';

const plain: PriceBook = {
  ...examples.book,
  offers: [],
  special_prices: [],
  stop_sales: [],
  blocked_checkouts: [],
  cancellation_terms: [],
  weekday_supplements: [],
  stay_lengths: [],
  hotel_charges: [],
};
/** Seven nights from a Monday, 110.00 each. */
const week: Stay = {
  room_type_id: 'standard',
  boarding_type_id: 'AI',
  check_in: '2027-05-10',
  check_out: '2027-05-17',
  adults: 2,
  booking_date: '2027-03-01',
};
const [first] = examples.book.offers;
const offer = (more: Partial<BookOffer>): BookOffer => {
  if (!first) throw new Error('The examples have no offers.');
  return { ...first, ...more };
};

describe('age groups of guests', () => {
  const young = (book: Partial<PriceBook>, stay: Partial<Stay>) =>
    quoteStay({ ...plain, ...book }, { ...week, ...stay }).passengers.young.map(({ age, counted_as, band }) =>
      [age, counted_as, ...(band === null ? [] : [band])].join(' '),
    );

  test('follow the bands of the hotel, else its age of children, else the default', () => {
    const stay = { child_ages: [1, 2, 6, 7, 11, 12] };
    const bands = plain.hotel.child_age_limits;
    const none = { is_active: true, child_age: null, child_age_limits: [] };
    expect(young({}, stay)).toEqual([
      '1 infant',
      '2 child 1',
      '6 child 1',
      '7 child 2',
      '11 child 2',
      '12 adult',
    ]);
    expect(young({ hotel: { ...none, child_age: { from: 3, to: 6 } } }, stay)[1]).toBe('2 infant');
    expect(young({ hotel: { ...none, child_age: { from: 3, to: 6 } } }, stay)[3]).toBe('7 adult');
    expect(young({ hotel: none }, stay)[4]).toBe('11 child 1');
    expect(
      young({ hotel: { ...none, child_age: { from: 3, to: 6 }, child_age_limits: bands } }, stay)[1],
    ).toBe('2 child 1');
  });

  test('use completed years on the day that counts, and 29 February is 1 March in common years', () => {
    const ages = (birthday: string, day: string) =>
      young({}, { child_birthdays: [birthday], check_in: day, check_out: '2027-05-17' })[0]?.split(' ')[0];
    expect(ages('2020-05-10', '2027-05-10')).toBe('7');
    expect(ages('2020-05-11', '2027-05-10')).toBe('6');
    expect(ages('2024-02-29', '2027-02-28')).toBe('2');
    expect(ages('2024-02-29', '2027-03-01')).toBe('3');
    const settings = { ...plain.settings, child_age_reference: 'check_out' as const };
    expect(young({ settings }, { child_birthdays: ['2020-05-17'] })).toEqual(['7 child 2']);
  });
});

describe('a row', () => {
  test('that is not active is not sold, and named', () => {
    const rows = plain.rows.map((row) => ({ ...row, is_active: row.id !== 'G2' }));
    const { blockers, net_minor } = quoteStay({ ...plain, rows }, week);
    expect([net_minor, blockers]).toEqual([null, [{ code: 'no_rate', days: [], rule_id: 'G2' }]]);
  });
});

describe('of several special prices', () => {
  const special = { price_minor: 12_000, stay_from: '2027-05-10', stay_to: '2027-05-10' };
  const chosen = (...changes: object[]) =>
    quoteStay(
      {
        ...plain,
        special_prices: changes.map((change, index) => ({
          adult: null,
          children: null,
          booking_from: '2027-01-01',
          booking_to: '2027-12-31',
          min_nights: 1,
          combinable: true,
          is_active: true,
          ...special,
          id: `s${index}`,
          room_type_id: null,
          boarding_type_id: null,
          ...change,
        })),
      },
      week,
    ).nights[0]?.special?.special_price_id;

  test.each<[string, object, object]>([
    ['the one with more selectors', { price_minor: 1 }, { adult: 2, children: 0 }],
    ['of equal ones the cheaper', { price_minor: 12_001 }, {}],
    ['one for the room', { room_type_id: 'family' }, {}],
    ['one for the boarding', { boarding_type_id: 'HB' }, {}],
    ['one for the guests', { adult: 1 }, {}],
    ['one that is active', { adult: 2, is_active: false }, {}],
    ['one for the day of booking', { adult: 2, booking_from: '2027-03-02' }, {}],
    ['one for the length of the stay', { adult: 2, min_nights: 8 }, {}],
    ['one for the night', { adult: 2, stay_from: '2027-05-11', stay_to: '2027-05-12' }, {}],
  ])('%s is applied', (_what, other, taken) => {
    expect(chosen(other, taken)).toBe('s1');
    expect(chosen(taken, other)).toBe('s0');
  });
});

test('all blockers of a stay are listed, and its price nevertheless', () => {
  const stop = { id: 'x', room_type_id: null, boarding_type_id: null, weekdays: [], is_active: true };
  const days = { start_date: '2027-05-10', end_date: '2027-05-11' };
  const length = { ...stop, ...days, applies_to: 'through', min_nights: null, max_nights: null } as const;
  const out = { ...stop, start_date: '2027-05-17', end_date: '2027-05-17' };
  const periods = plain.periods.map((period) => ({
    ...period,
    min_nights: 8,
    max_nights: 6,
    release_days: 71,
  }));
  const book: PriceBook = {
    ...plain,
    hotel: { ...plain.hotel, is_active: false },
    contract: { is_active: false, contract_from: '2027-05-11', contract_to: '2027-05-15' },
    periods,
    stop_sales: [
      { ...stop, ...days, id: 'arrival', applies_to: 'arrival' },
      { ...stop, ...days, id: 'stay', applies_to: 'stay' },
      { ...stop, ...days, id: 'off', applies_to: 'stay', is_active: false },
      { ...stop, ...days, id: 'other room', applies_to: 'stay', room_type_id: 'family' },
      { ...stop, ...days, id: 'other boarding', applies_to: 'stay', boarding_type_id: 'HB' },
      { ...stop, ...days, id: 'tuesdays', applies_to: 'stay', weekdays: [2] },
      { ...stop, ...days, id: 'no arrivals on tuesdays', applies_to: 'arrival', weekdays: [2] },
    ],
    blocked_checkouts: [
      { ...out, id: 'monday', weekdays: [1] },
      { ...out, id: 'sunday', weekdays: [7] },
      { ...out, id: 'off', weekdays: [1], is_active: false },
    ],
    stay_lengths: [
      { ...length, id: 'long', max_nights: 6 },
      { ...length, id: 'short', applies_to: 'arrival', min_nights: 8 },
      { ...length, id: 'off', min_nights: 8, is_active: false },
      { ...length, id: 'other room', min_nights: 8, room_type_id: 'family' },
      { ...length, id: 'wednesdays', min_nights: 8, weekdays: [3] },
      { ...length, id: 'arrivals on tuesdays', applies_to: 'arrival', min_nights: 8, weekdays: [2] },
    ],
  };
  const { blockers, net_minor } = quoteStay(book, week);
  expect(net_minor).toBe(77_000);
  expect(blockers.map(({ code, rule_id, days: about }) => [code, rule_id, ...about].join(' '))).toEqual([
    'stop_sale stay 2027-05-10 2027-05-11',
    'stop_sale tuesdays 2027-05-11',
    'closed_to_arrival arrival 2027-05-10',
    'blocked_checkout monday 2027-05-17',
    'min_stay P1 2027-05-10',
    'max_stay P1 2027-05-10',
    'too_short short 2027-05-10',
    'too_long long 2027-05-10 2027-05-11',
    'release P1 2027-05-10',
    'hotel_inactive ',
    'link_inactive ',
    'contract_dates  2027-05-10 2027-05-16',
  ]);
});

test('a stay exactly at its limits is not blocked', () => {
  const periods = plain.periods.map((period) => ({
    ...period,
    min_nights: 7,
    max_nights: 7,
    release_days: 70,
  }));
  expect(quoteStay({ ...plain, periods }, week).blockers).toEqual([]);
});

test.each([
  [false, 66_000],
  [true, 55_000],
])('a night is free once, or for each so many nights: repeat %s costs %d', (repeat, net_minor) => {
  const free = { type: 'stay_pay', stay_nights: 3, pay_nights: 2, value_type: null, value_bp: null } as const;
  expect(quoteStay({ ...plain, offers: [offer({ ...free, repeat })] }, week).net_minor).toBe(net_minor);
});

describe('an offer that is not applied has the reason', () => {
  const rejectionOf = (more: Partial<BookOffer>, others: BookOffer[] = []) =>
    quoteStay({ ...plain, offers: [...others, offer({ ...more, id: 'it' })] }, week).rejected.find(
      ({ offer_id }) => offer_id === 'it',
    );

  test.each<[string, Partial<BookOffer>]>([
    ['inactive', { is_active: false }],
    ['room', { room_type_ids: ['family'] }],
    ['boarding', { boarding_type_ids: ['HB'] }],
    ['window', { booking_from: '2027-03-02' }],
    ['window', { booking_to: '2027-02-28' }],
    ['days_before', { days_before_min: 71 }],
    ['days_before', { days_before_max: 69 }],
    ['min_nights', { min_nights: 8 }],
    ['min_nights', { type: 'stay_pay', stay_nights: 8, pay_nights: 7 }],
    ['max_nights', { max_nights: 6 }],
    ['weekday', { arrival_weekdays: [2] }],
    ['stay', { stay_rule: 'night', stay_from: '2027-05-17' }],
    ['stay', { stay_rule: 'arrival', stay_from: '2027-05-11' }],
    ['stay', { stay_rule: 'whole', stay_to: '2027-05-15' }],
  ])('%s', (reason, more) => {
    expect(rejectionOf(more)).toMatchObject({ reason, net_minor: null });
  });

  test('no_effect, if it would not lower this price', () => {
    expect(rejectionOf({ value_type: 'amount_per_night' })).toMatchObject({
      reason: 'no_effect',
      net_minor: 77_000,
    });
  });

  test('worse, with the price of the stay, if another one gives a lower price', () => {
    const stronger = offer({ id: 'stronger', value_bp: 2000 });
    expect(rejectionOf({}, [stronger])).toMatchObject({ reason: 'worse', net_minor: 69_300 });
  });

  test('not_combinable, if several together give a lower price', () => {
    const early = offer({ id: 'early', combinable: true });
    const long = offer({ id: 'long', type: 'long_stay', combinable: true });
    expect(rejectionOf({}, [early, long])).toMatchObject({ reason: 'not_combinable' });
  });
});

describe('the sale price', () => {
  const terms = {
    sale_currency: 'EUR',
    default_markup_bp: 1000,
    sale_rounding: 0 as const,
    exchange_rates: [],
    customer_terms_days: 0,
    customer_terms_margin_bp: 0,
  };
  const saleOf = (markup_bp: number | null, more: object = {}) =>
    quoteStay({ ...plain, sale: { markup_bp, settings: { ...terms, ...more } } }, week).sale;
  const rate = (valid_from: string, entered: string, to = 'JPY') => ({
    from: 'EUR',
    to,
    rate: entered,
    valid_from,
  });

  test('exists only with the terms of sale', () => {
    expect(quoteStay(plain, week)).not.toHaveProperty('sale');
  });

  test('has the mark-up of the partner, of which 0 is one, else the default', () => {
    expect([saleOf(500), saleOf(0), saleOf(null)].map((sale) => sale?.sale_minor)).toEqual([
      80_850, 77_000, 84_700,
    ]);
  });

  test('is rounded up to a multiple of whole units', () => {
    expect(saleOf(1, { sale_rounding: 10 })).toMatchObject({
      markup_minor: 8,
      sale_minor: 78_000,
      profit_minor: 1000,
    });
    expect(saleOf(0, { sale_rounding: 10 })).toMatchObject({ sale_minor: 77_000 });
  });

  test('is converted once, by the latest rate of the day of booking, into the decimals of its currency', () => {
    const rates = [
      rate('2027-03-02', '9'),
      rate('2027-03-01', '160.1242'),
      rate('2026-01-01', '8'),
      rate('2027-02-28', '7'),
    ];
    const sale = saleOf(0, { sale_currency: 'JPY', exchange_rates: rates });
    expect(sale).toMatchObject({ net_minor: 123_296, rate: '160.1242' });
    const dinar = saleOf(0, { sale_currency: 'KWD', exchange_rates: [rate('2027-01-01', '0.33', 'KWD')] });
    expect(dinar).toMatchObject({ net_minor: 254_100 });
  });

  test('is unknown without a rate', () => {
    expect(saleOf(0, { sale_currency: 'JPY', exchange_rates: [rate('2027-03-02', '9')] })).toBeNull();
  });
});

test('is equal on machines in all time zones', () => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { quoteStay } from './index';
        const { book, stays } = ${JSON.stringify(examples)};
        process.stdout.write(JSON.stringify(stays.map(({ stay }) => quoteStay(book, stay))));`,
      resolveDir: join(__dirname),
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const inZone = (TZ: string) =>
    execFileSync(process.execPath, ['-'], { input: code, env: { ...process.env, TZ }, encoding: 'utf8' });
  const here = JSON.stringify(examples.stays.map(({ stay }) => quoteStay(examples.book, stay)));
  // Includes days around both clock changes, and both sides of the date line.
  for (const zone of ['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Niue'])
    expect(inZone(zone)).toBe(here);
});
