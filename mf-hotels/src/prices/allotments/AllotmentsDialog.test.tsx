import { beforeEach, expect, test } from '@jest/globals';
import type { Allotment } from '@itinera/shared/contracts';
import { partnerCookies, restorePartner, startSession } from '@itinera/shared/state';
import {
  aHotel,
  findDialog,
  http,
  keepingServer,
  listOf,
  oneOf,
  renderPage,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { AllotmentsDialog } from './AllotmentsDialog';

const [dmc_id, double] = [testId(2), testId(11)];
const hotel = aHotel({
  room_type_id: [double],
  room_type: [{ room_type_id: double, name: 'Double', locale: 'en' }],
});
const allotment = (id: number, name: string, changes: Partial<Allotment>) => ({
  id: testId(id),
  hotel_id: hotel.id,
  dmc_id,
  name,
  kind: 'soft',
  room_type_ids: [],
  start_date: '2031-05-01',
  end_date: '2031-10-31',
  rooms: 5,
  release_days: 7,
  when_sold_out: 'stop',
  is_active: true,
  created_at: '2030-01-01T12:00:00.000Z',
  updated_at: '2030-01-01T12:00:00.000Z',
  ...changes,
});

beforeEach(() => {
  partnerCookies.remove();
  restorePartner();
  startSession('access', 'refresh');
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/price-periods', () => listOf([])),
  );
});

async function show(first: Parameters<typeof keepingServer>[1] = []) {
  const kept = keepingServer('/api/allotments', first);
  server.use(...kept.handlers);
  const { user } = renderPage(
    'hotels-id',
    () => <AllotmentsDialog hotelId={hotel.id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel.id}?tab=price&dialog=allotments`,
  );
  return { kept, user, list: within(await findDialog('Allotments')) };
}

test('allotments are listed in words: kind, rooms, release, nights, and what happens when they are sold out', async () => {
  const { list } = await show([
    allotment(21, 'Contract', { room_type_ids: [double] }),
    allotment(22, 'Paid', { kind: 'guaranteed', rooms: 1, release_days: 0, when_sold_out: 'on_request' }),
    allotment(23, 'Everything', { kind: 'free_sale', rooms: 0, release_days: 0, is_active: false }),
  ]);
  const line = (name: string) => list.findByRole('listitem', { name });
  const nights = '01.05.2031 – 31.10.2031';
  expect(await line('Contract')).toHaveTextContent('Soft, 5 rooms a night, given back 7 days before');
  expect(await line('Contract')).toHaveTextContent(`${nights} · Double · then nothing is sold`);
  expect(await line('Paid')).toHaveTextContent('Guaranteed, 1 room a night');
  expect(await line('Paid')).toHaveTextContent(`${nights} · all rooms · then the hotel is asked`);
  expect(await line('Everything')).toHaveTextContent(`Free sale${nights} · all rooms · inactive`);
});

test('numbers are entered only where the kind has them, and those of another kind are cleared', async () => {
  const { kept, user, list } = await show();
  const open = list.getByRole('button', { name: 'Add allotment' });
  await waitFor(() => expect(open).toBeEnabled());
  await user.click(open);
  const form = within(await findDialog('Add allotment'));
  const type = async (name: RegExp, text: string) => {
    await user.clear(form.getByRole('textbox', { name }));
    await user.paste(text);
  };
  await type(/^Name/, 'On request');
  await type(/^First night/, '1.5.2031');
  await type(/^Last night/, '31.10.2031');
  await type(/^Rooms a night/, '4');
  await type(/^Given back/, '3');
  const kind = form.getByRole('combobox', { name: /^Kind/ });
  await user.selectOptions(kind, 'Guaranteed');
  expect(form.queryByRole('textbox', { name: /^Given back/ })).toBeNull();
  expect(form.getByRole('textbox', { name: /^Rooms a night/ })).toHaveValue('4');
  await user.selectOptions(form.getByRole('combobox', { name: /^When sold out/ }), 'Ask the hotel');
  await user.selectOptions(kind, 'On request');
  expect(form.queryByRole('textbox', { name: /^Rooms a night/ })).toBeNull();
  expect(form.queryByRole('combobox', { name: /^When sold out/ })).toBeNull();
  await user.click(form.getByRole('switch', { name: 'For all partners of the hotel' }));
  await user.click(form.getByRole('button', { name: 'Add allotment' }));
  expect(await list.findByRole('listitem', { name: 'On request' })).toHaveTextContent('all partners');
  expect(kept.asked[0]?.body).toMatchObject({ kind: 'on_request', rooms: 0, release_days: 0, dmc_id: null });
});

test('a partner reads allotments for all partners, and adds only its own', async () => {
  partnerCookies.save(dmc_id);
  restorePartner();
  const { user, list } = await show([allotment(21, 'Common', { dmc_id: null }), allotment(22, 'Own', {})]);
  expect(await list.findByRole('listitem', { name: 'Common' })).toHaveTextContent('Set by the hotel’s staff');
  expect(list.queryByRole('button', { name: 'Edit Common' })).toBeNull();
  expect(list.getByRole('button', { name: 'Edit Own' })).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Add allotment' }));
  const form = within(await findDialog('Add allotment'));
  expect(form.queryByRole('switch', { name: 'For all partners of the hotel' })).toBeNull();
});
