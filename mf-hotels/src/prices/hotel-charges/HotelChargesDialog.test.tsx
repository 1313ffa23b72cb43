import { beforeEach, expect, test } from '@jest/globals';
import { startSession, useSession } from '@itinera/shared/state';
import {
  findDialog,
  http,
  keepingServer,
  listOf,
  oneOf,
  aHotel,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { HotelChargesDialog } from './HotelChargesDialog';

const hotel = aHotel();
const dmc_id = testId(51);
const stamp = '2027-03-01T12:00:00.000Z';
const tax = {
  id: testId(61),
  hotel_id: hotel.id,
  dmc_id: null,
  kind: 'tax',
  name: null,
  basis: 'person_night',
  amount_minor: 200,
  currency: 'EUR',
  free_below_age: 6,
  max_nights: 7,
  stay_from: null,
  stay_to: null,
  is_included: false,
  is_refundable: false,
  is_active: true,
  created_at: stamp,
  updated_at: stamp,
};

beforeEach(() => {
  startSession('access', 'refresh');
  server.use(
    ...['price-periods', 'room-types', 'boarding-types'].map((list) =>
      http.get(`*/api/${list}`, () => listOf([])),
    ),
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
  );
});

function show(entries: (typeof tax)[] = []) {
  const kept = keepingServer('/api/hotel-charges', entries);
  server.use(...kept.handlers);
  const { user } = renderPage(
    'hotels-id',
    () => <HotelChargesDialog hotelId={hotel.id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel.id}?tab=price&dialog=hotel-charges`,
  );
  return { user, kept };
}

async function openForm(user: ReturnType<typeof show>['user']) {
  const list = within(await findDialog('Paid at the hotel'));
  const add = list.getByRole('button', { name: 'Add charge' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  return within(await findDialog('Add charge'));
}

test('without charges the list says what to add, and why', async () => {
  show();
  expect(await screen.findByText(/^None. Add what guests pay on the spot, such as a city tax/)).toBeVisible();
});

test('a deposit is for the room and refunded, and what a tax had is not sent with it', async () => {
  const { user, kept } = show();
  const form = await openForm(user);
  await user.type(form.getByRole('textbox', { name: /^Free below/ }), '6');
  await user.click(form.getByRole('switch', { name: /^Included in the price/ }));
  await user.selectOptions(form.getByRole('combobox', { name: /^Charge/ }), 'Deposit');
  expect(form.getByRole('combobox', { name: /^Paid/ })).toHaveDisplayValue('per room');
  expect(form.getByRole('switch', { name: /^Refunded/ })).toBeChecked();
  expect(form.queryByRole('textbox', { name: /^Free below/ })).toBeNull();
  await user.type(form.getByRole('textbox', { name: /^Amount/ }), '100');
  expect(
    await form.findByText(
      'A week of two adults: Deposit 100,00 EUR per room, paid at the hotel and refunded at check-out: 100,00 EUR',
    ),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add charge' }));
  await waitFor(() => expect(kept.asked).toHaveLength(1));
  expect(kept.asked[0]?.body).toMatchObject({
    kind: 'deposit',
    basis: 'room_stay',
    amount_minor: 10_000,
    free_below_age: null,
    is_included: false,
    is_refundable: true,
  });
});

test('another charge needs a name, and any an amount; both are said at their fields', async () => {
  const { user, kept } = show();
  const form = await openForm(user);
  await user.selectOptions(form.getByRole('combobox', { name: /^Charge/ }), 'Other');
  await user.click(form.getByRole('button', { name: 'Add charge' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Amount/ })).toBeInvalid());
  await user.type(form.getByRole('textbox', { name: /^Amount/ }), '5');
  await user.click(form.getByRole('button', { name: 'Add charge' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Name/ })).toBeInvalid());
  expect(form.getAllByText('Enter what is paid, such as Parking.')[0]).toBeVisible();
  expect(kept.asked).toEqual([]);
});

test('a partner reads charges of all partners, and adds its own', async () => {
  useSession.setState({ partner: { dmcId: dmc_id } });
  const { user, kept } = show([tax]);
  const list = within(await findDialog('Paid at the hotel'));
  const line = within(await list.findByRole('listitem', { name: 'City tax' }));
  expect(
    line.getByText('2,00 EUR per person and night · free below 6 years · at most 7 nights · all year'),
  ).toBeVisible();
  expect(line.getByText('all partners')).toBeVisible();
  expect(line.queryByRole('button', { name: /^Edit/ })).toBeNull();
  const form = await openForm(user);
  expect(form.queryByRole('switch', { name: /^For all partners/ })).toBeNull();
  await user.type(form.getByRole('textbox', { name: /^Amount/ }), '9');
  await user.click(form.getByRole('button', { name: 'Add charge' }));
  await waitFor(() => expect(kept.asked[0]?.body).toMatchObject({ dmc_id, amount_minor: 900 }));
});
