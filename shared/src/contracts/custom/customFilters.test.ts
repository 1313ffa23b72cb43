import { expect, test } from '@jest/globals';
import { bookings, bookingSums } from '../bookings';
import { countries } from '../geography';
import { travellers } from '../travellers';
import { customFilterKey, customFiltersIn } from './customFilterKeys';

test('a list accepts filters by any custom field, and refuses other unknown parameters', () => {
  const query = { 'custom.vip': 'true', 'custom.visa_until.from': '2027-03-01', sex: 'f' };
  expect(travellers.query.parse(query)).toEqual(query);
  expect(bookingSums.query.parse({ 'custom.vip': 'true', status: 'draft' })).toMatchObject({
    status: ['draft'],
  });
  for (const name of ['vip', 'custom.', 'custom.VIP', 'custom.vip.until', 'customxvip', 'constructor'])
    expect(bookings.query.safeParse({ [name]: 'true' }).error?.issues[0]).toMatchObject({
      code: 'unrecognized_keys',
      keys: [name],
    });
  expect(bookings.query.safeParse({ 'custom.vip': ['a', 'b'] }).success).toBe(false);
  expect(countries.query.safeParse({ 'custom.vip': 'true' }).success).toBe(false);
  expect(bookingSums.query.safeParse({ page: '1' }).success).toBe(false);
});

test('custom filters are parsed from all parameters of a list', () => {
  const query = {
    page: '2',
    [customFilterKey('vip')]: 'true',
    [customFilterKey('visa', 'to')]: '2027-03-01',
  };
  expect(customFiltersIn(query)).toEqual([
    { parameter: 'custom.vip', key: 'vip', end: undefined, value: 'true' },
    { parameter: 'custom.visa.to', key: 'visa', end: 'to', value: '2027-03-01' },
  ]);
});
