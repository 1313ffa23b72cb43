import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { batchPath, errorAnswer, hotels, type DuplicateParams } from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { emailOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { Problem } from '../../http/problem';
import { hotelsTable } from '../../modules/hotels/hotels.table';
import { derivedId } from '../../seed/derivedId';
import { nameHolders } from '../write/nameHolders';
import { explainDuplicate } from './duplicates';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'operator');
});
afterAll(() => server.stop());

type Answer = Awaited<ReturnType<Calls['post']>>;

const refusal = (answer: Answer) => {
  expect(answer.statusCode).toBe(409);
  const { code, message, fields, params, operation } = errorAnswer.parse(answer.json()).error;
  return { code, message, fields, params, operation };
};

const latvia = { path: '/api/countries', id: derivedId('country LV'), name: 'Latvia' };
const usesLv = {
  code: 'duplicate',
  message: 'Latvia already uses LV. Choose a different one.',
  fields: { iso2: 'Latvia already uses LV. Choose a different one.' },
  params: { field: 'iso2', value: 'LV', entry: latvia },
};

describe('a duplicate value', () => {
  test('is refused with the entry that has it, as data and in the message', async () => {
    const refused = refusal(await staff.post('/api/countries', { iso2: 'lv' }));
    expect(refused).toEqual(usesLv);
    const { entry } = refused.params as unknown as DuplicateParams;
    expect(await staff.one(`${entry?.path}/${entry?.id}`)).toMatchObject({ iso2: 'LV' });
  });

  test('is refused equally in a change, in a batch, and in its dry run', async () => {
    const other = `/api/countries/${derivedId('country EE')}`;
    expect(refusal(await staff.put(other, { iso2: 'LV' }))).toEqual(usesLv);
    const change = { method: 'PUT', path: other, body: { iso2: 'LV' } };
    const operations = [{ method: 'PUT', path: other, body: {} }, change];
    expect(refusal(await staff.post(batchPath, { operations }))).toEqual({ ...usesLv, operation: 1 });
    const [, verdict] = (await staff.post(batchPath, { dry_run: true, operations })).json().result;
    expect(verdict).toMatchObject({ status: 409, error: usesLv });
  });

  test('of a name means that the entry exists already', async () => {
    const [theme] = await staff.list('/api/hotel-themes?q=ski');
    expect(refusal(await staff.post('/api/hotel-themes', { name: 'Ski' }))).toMatchObject({
      message: 'Ski exists already. Choose a different one.',
      params: {
        field: 'name',
        value: 'Ski',
        entry: { path: '/api/hotel-themes', id: theme?.id, name: 'Ski' },
      },
    });
  });

  test('in a list of names is refused with the entry that has it, at its index', async () => {
    const params = { value: 'Латвия', entry: latvia };
    const names = [
      { locale: 'en', name: 'Latvia 2' },
      { locale: 'ru', name: 'Латвия' },
    ];
    const inCreation = refusal(await staff.post('/api/countries', { names }));
    expect(inCreation).toMatchObject({ params: { field: 'names.1.name', ...params } });
    const country = await staff.make('/api/countries', { names: [names[0]] });
    const inChange = refusal(await staff.put(`/api/countries/${country.id}`, { names: names.toReversed() }));
    expect(inChange).toMatchObject({ params: { field: 'names.0.name', ...params } });
    const record = refusal(
      await staff.post('/api/countries-names', { country_id: country.id, locale: 'ru', name: 'Латвия' }),
    );
    expect(record).toMatchObject({
      fields: { name: expect.any(String) },
      params: { field: 'name', ...params },
    });
  });

  test('of an account is refused with that account', async () => {
    const email = emailOf('manager');
    const refused = refusal(await staff.post('/api/users', { email, first_name: 'Twice' }));
    expect(refused.params).toMatchObject({ field: 'email', value: email, entry: { path: '/api/users' } });
  });
});

test('within the entry itself is refused without an entry', async () => {
  const taken = { country_id: latvia.id, locale: 'en', name: 'Latvia again' };
  expect(refusal(await staff.post('/api/countries-names', taken))).toMatchObject({
    fields: { locale: 'Another entry already has this. Choose a different one.' },
    params: { field: 'locale', value: 'en' },
  });
  expect(refusal(await staff.post('/api/countries-names', taken)).params).not.toHaveProperty('entry');
});

test('created by the refused batch itself has no entry that could be opened', async () => {
  const make = { method: 'POST', path: '/api/hotel-themes', body: { name: 'Twice in a batch' } };
  const operations = [make, make];
  const { operation, params } = refusal(await staff.post(batchPath, { operations }));
  expect({ operation, params }).toEqual({
    operation: 1,
    params: { field: 'name', value: 'Twice in a batch' },
  });
  const [, verdict] = (await staff.post(batchPath, { dry_run: true, operations })).json().result;
  expect(verdict.error.params).toEqual(params);
});

describe('an entry that is hidden from the caller', () => {
  const taken = Object.assign(new Error('duplicate'), {
    code: '23505',
    table: 'hotels',
    constraint: 'hotels_url_pretty_name',
  });
  const refusedFor = async (actor: Parameters<typeof nameHolders>[1], hides = false) => {
    const [hotel] = await staff.list(`/api/hotels?per_page=200&page=1&sort=name`).then((hotels) => {
      return hotels.filter(({ id }) => !offered.has(id));
    });
    const values = { url_pretty_name: hotel?.['url_pretty_name'] };
    const problem = explainDuplicate(taken, {
      table: hotelsTable,
      values,
      ...(hides && { own: sql`false` }),
    });
    if (!(problem instanceof Problem)) throw new Error('This is a duplicate.');
    const named = await nameHolders(server.database, actor, [problem]);
    return { hotel, params: (named.get(problem) ?? problem).details.params };
  };
  let offered: Set<string>;
  let partnerId: string;
  beforeAll(async () => {
    const partner = await callsOf(server, 'partner');
    partnerId = (await partner.one('/api/users/profile')).id;
    offered = new Set((await partner.list('/api/hotels?per_page=200&page=1')).map(({ id }) => id));
  });

  test('is not named to a partner, but to staff', async () => {
    const forStaff = await refusedFor({ kind: 'staff', id: derivedId('anybody') });
    expect(forStaff.params).toMatchObject({ entry: { path: '/api/hotels', id: forStaff.hotel?.id } });
    const forPartner = await refusedFor({ kind: 'partner', id: partnerId });
    expect(forPartner.params).toEqual({
      field: 'url_pretty_name',
      value: forPartner.hotel?.['url_pretty_name'],
    });
  });

  test('is not searched beyond what the route shows the writer', async () => {
    const { params } = await refusedFor({ kind: 'staff', id: derivedId('anybody') }, true);
    expect(params).not.toHaveProperty('entry');
  });

  test('is not named in refusals of a partner’s own writes', async () => {
    const partner = await callsOf(server, 'partner');
    const view = { list: 'hotels', name: 'Twice' };
    await partner.make('/api/saved-views', view);
    const views = refusal(await partner.post('/api/saved-views', view));
    expect(views.params).toEqual({ field: 'name', value: 'Twice' });
    const [hotel] = (await partner.list('/api/hotels?per_page=1&page=1')).map((one) =>
      hotels.entity.parse(one),
    );
    const row = {
      hotel_id: hotel?.id,
      dmc_id: partnerId,
      room_type_id: hotel?.room_type_id[0],
      boarding_type_id: hotel?.boarding_type_id[0],
    };
    await partner.make('/api/graph-prices', row);
    const rows = refusal(await partner.post('/api/graph-prices', row));
    expect(rows.params).toEqual({ field: 'adult', value: 0 });
  });
});
