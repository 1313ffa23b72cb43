import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dependents, type Dependent } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { derivedId } from '../../seed/derivedId';
import { bookingsTable } from '../bookings/bookings.table';
import { paymentsTable } from '../bookings/money/payments.table';
import { transactionsTable } from '../bookings/money/transactions.table';
import { uploadsTable } from '../../people/uploads.table';
import { usersTable } from '../../people/users.table';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'operator');
});
afterAll(() => server.stop());

const ask = async (entity: string, id: string): Promise<Dependent[]> => {
  const answer = await staff.get(`${dependents.path}?entity=${entity}&id=${id}`);
  return answer.json().result;
};
const brief = (found: Dependent[]) =>
  Object.fromEntries(found.map(({ entity, total, blocks }) => [entity, [total, blocks]]));

test('a hotel lists the parts that are deleted with it', async () => {
  const hotel = derivedId('hotel Beldibi Bay Resort');
  const found = await ask('hotels', hotel);
  const parts = ['hotel-images', 'hotel-dmcs', 'hotel-airports', 'hotel-descriptions', 'hotel-features'];
  const totals = await Promise.all(
    parts.map(async (part) => ({ part, total: (await staff.list(`/api/${part}?hotel_id=${hotel}`)).length })),
  );
  const present = totals.filter(({ total }) => total > 0);
  expect(brief(found)).toEqual(Object.fromEntries(present.map(({ part, total }) => [part, [total, false]])));
  const features = found.find(({ entity }) => entity === 'hotel-features')?.first ?? [];
  expect(features).toHaveLength(5);
  const names = features.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
  expect(found.find(({ entity }) => entity === 'hotel-airports')?.first.map(({ name }) => name)).toEqual([
    'Antalya Airport',
  ]);
});

test.each([
  ['a place, by its hotels', 'places', 'country TR region Antalya resort Kemer place Beldibi', ['hotels']],
  [
    'a room type, by bookings of it, by the hotels that list it, and by prices and allotments of it',
    'room-types',
    'room DBL',
    ['bookings', 'hotels', 'special-prices', 'weekday-supplements', 'allotments'],
  ],
  ['a theme, by the hotels behind its links', 'hotel-themes', 'theme Ski', ['hotels']],
])('%s', async (_, entity, key, by) => {
  const found = await ask(entity, derivedId(key));
  expect(found.map(({ entity: one, blocks }) => [one, blocks])).toEqual(by.map((one) => [one, true]));
  const refused = (await staff.remove(`/api/${entity}/${derivedId(key)}`)).json().error.used_by;
  expect(found[0]?.first).toEqual(
    refused.map(({ id, name }: { id: string; name: string }) => ({ id, name })),
  );
});

test('an entry with two references counts once', async () => {
  const country = derivedId('country AT');
  const found = brief(await ask('countries', country));
  const travellers = await staff.list(`/api/travellers?nationality=${country}&per_page=200`);
  expect(found['travellers']).toEqual([travellers.length, true]);
  expect(Object.values(found).every(([, blocks]) => blocks)).toBe(true);
});

test('a person is listed by name, with or without an address', async () => {
  const { id: nationality } = await staff.make('/api/countries', {
    names: [{ locale: 'en', name: 'Atlantis' }],
  });
  const person = { sex: 'f', birthday: '1990-05-05', nationality };
  await staff.make('/api/travellers', { ...person, first_name: 'Zane', last_name: 'Ozola' });
  await staff.make('/api/travellers', {
    ...person,
    first_name: 'Anna',
    last_name: 'Zarina',
    email: 'zarina@levant.example',
  });
  const [found] = await ask('countries', nationality);
  expect(found?.first.map(({ name }) => name)).toEqual(['Anna Zarina', 'Zane Ozola']);
  const { message } = (await staff.remove(`/api/countries/${nationality}`)).json().error;
  expect(message).toBe('This is used by Anna Zarina, Zane Ozola. Remove it there first.');
});

test('an entry without dependents has none, and a missing one is not found', async () => {
  const theme = await staff.make('/api/hotel-themes', { name: 'Volcanoes' });
  expect(await ask('hotel-themes', theme.id)).toEqual([]);
  expect((await staff.get(`${dependents.path}?entity=hotels&id=${theme.id}`)).statusCode).toBe(404);
  expect(refusedFields(await staff.get(`${dependents.path}?entity=sessions&id=${theme.id}`))).toEqual([
    'entity',
  ]);
});

test('deleting a person deletes the own views, and keeps uploaded pictures', async () => {
  const manager = await callsOf(server, 'manager');
  await manager.make('/api/saved-views', { list: 'hotels', name: 'Mine' });
  await server.database.withActor(system('test'), async (tx) => {
    await tx.update(uploadsTable).set({ uploaded_by: idOf('manager') });
    // A person who manages bookings or has received money can't be deleted.
    await tx.update(bookingsTable).set({ manager_id: null });
    await tx.update(paymentsTable).set({ manager_id: null });
    await tx.update(transactionsTable).set({ manager_id: null });
  });
  // Private views of others are not listed.
  expect(await ask('users', idOf('manager'))).toEqual([]);
  const shared = await manager.make('/api/saved-views', { list: 'hotels', name: 'Ours', is_shared: true });
  expect(await ask('users', idOf('manager'))).toEqual([
    { entity: 'saved-views', blocks: false, total: 1, first: [{ id: shared.id, name: 'Ours' }] },
  ]);
  expect((await staff.remove(`/api/users/${idOf('manager')}`)).statusCode).toBe(200);
  const left = await server.database.withActor(system('test'), (tx) => tx.$count(uploadsTable));
  expect(left).toBeGreaterThan(300);
  expect(await server.database.withActor(system('test'), (tx) => tx.$count(usersTable))).toBeGreaterThan(5);
});
