import { beforeEach, expect, test } from '@jest/globals';
import type { Traveller } from '@itinera/shared/contracts';
import {
  findDialog,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aTraveller, countriesThere, latviaId } from '../../travellers/testing';
import { aSearch, aTrip, found, someSeats } from '../testing';
import { quoted } from './testing';
import { BookTrip } from './BookTrip';

let sent: Record<string, unknown>[] = [];
let now = 90_000;
let total: number | undefined;

const trip = aTrip({
  hotel_net_minor: 80_000,
  hotel_sale_minor: 90_000,
  sale_minor: 162_000,
  outbound: someSeats(),
  return: someSeats({ block_seat_id: testId(301), flight_number: '612' }),
});
const result = {
  ...found([trip]),
  priced_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + 60_000).toISOString(),
};
const anna = aTraveller({
  id: testId(501),
  first_name: 'Anna',
  last_name: 'Berzina',
  email: 'a@mail.example',
});
const karlis = aTraveller({
  id: testId(502),
  first_name: 'Karlis',
  last_name: 'Berzins',
  birthday: '2085-03-01',
});
const people = [anna, karlis];
/** Another spelling of Anna's name, as the server receives it. */
const spelling = 'Bērziņa, Anna';

beforeEach(() => {
  sent = [];
  now = 90_000;
  total = undefined;
  server.use(
    http.get('*/api/travellers', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const q = searchParams.get('q') ?? '';
      const others = searchParams.get('travelled_with') ? [karlis] : people;
      const like = searchParams.get('named_like');
      if (like !== null)
        return listOf(
          people.filter(
            ({ birthday, last_name, first_name }) =>
              birthday === searchParams.get('birthday') &&
              [`${last_name}, ${first_name}`.toLowerCase(), spelling.toLowerCase()].includes(
                like.toLowerCase(),
              ),
          ),
        );
      const named = (one: Traveller) => `${one.first_name} ${one.last_name}`.toLowerCase();
      return listOf(others.filter((one) => named(one).includes(q.toLowerCase())));
    }),
    http.get('*/api/travellers/:id', ({ params }) => oneOf(people.find(({ id }) => id === params['id']))),
    http.get('*/api/countries', () => listOf(countriesThere)),
    http.get('*/api/settings', () => oneOf({ child_age_reference: 'check_in', sale_currency: 'EUR' })),
    http.post('*/api/quotes', () => oneOf(quoted(trip, now))),
    http.post('*/api/bookings', async ({ request }) => {
      sent.push(Object(await request.json()));
      if (total !== undefined) {
        const error = { code: 'conflict', message: 'Changed.', params: { total_minor: total } };
        total = undefined;
        return HttpResponse.json({ success: false, message: 'Changed.', error }, { status: 409 });
      }
      return oneOf({ id: testId(400), ref: 'BE2600401' });
    }),
  );
});

const Screen = () => (
  <BookTrip name="Baltic Beach" trip={trip} search={aSearch} result={result} onClose={() => undefined} />
);
const open = async () => {
  const { user } = renderPage('search-result', Screen, '/search/result');
  const dialog = within(await findDialog('Book Baltic Beach'));
  await dialog.findByText(/^Whole trip/);
  const card = (name: string) => within(dialog.getByRole('group', { name }));
  const find = async (place: string, text: string) => {
    await user.click(card(place).getByRole('combobox', { name: 'Traveler' }));
    await user.paste(text);
  };
  const choose = async (place: string, text: string, name: RegExp) => {
    await find(place, text);
    await user.click(await screen.findByRole('option', { name }));
    // The name is in the field once the list is closed.
    await waitFor(() =>
      expect((card(place).getByRole('combobox', { name: 'Traveler' }) as HTMLInputElement).value).toMatch(
        name,
      ),
    );
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Make draft' }));
  const nameCustomer = async () => {
    await user.click(dialog.getByRole('textbox', { name: /^Name/ }));
    await user.paste('Anna Berzina');
  };
  return { user, dialog, card, find, choose, save, nameCustomer };
};

test('a draft has the stay at its price, and seats of both flights priced by the server', async () => {
  const { dialog, save, nameCustomer } = await open();
  expect(within(dialog.getByRole('list', { name: 'Flights' })).getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByText(/^Whole trip 1.620,00/)).toBeVisible();
  await nameCustomer();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    dmc_id: trip.dmc_id,
    currency: 'EUR',
    customer: { name: 'Anna Berzina' },
    hotels: [{ hotel_id: trip.hotel_id, child_ages: [5], priced_by: 'engine', sale_minor: 90_000 }],
    expected_total_minor: 162_000,
  });
  expect(sent[0]?.['flights']).toEqual([{ block_seat_id: testId(300) }, { block_seat_id: testId(301) }]);
});

test('a trip with a mark-up of its setup is saved at the found price, and no other total is sent', async () => {
  now = 101_000;
  const { user } = renderPage(
    'search-result',
    () => (
      <BookTrip
        name="Baltic Beach"
        trip={trip}
        search={{ ...aSearch, markup_bp: 1000 }}
        result={result}
        onClose={() => undefined}
      />
    ),
    '/search/result',
  );
  const dialog = within(await findDialog('Book Baltic Beach'));
  expect(await dialog.findByText(/^Whole trip 1.620,00/)).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: /^Name/ }));
  await user.paste('Anna Berzina');
  await user.click(dialog.getByRole('button', { name: 'Make draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    hotels: [{ priced_by: 'hand', net_minor: 80_000, sale_minor: 90_000 }],
    expected_total_minor: 162_000,
  });
});

test('before the current price is loaded, the found total is sent as the one seen', async () => {
  server.use(http.post('*/api/quotes', () => new Promise<never>(() => undefined)));
  const { user } = renderPage('search-result', Screen, '/search/result');
  const dialog = within(await findDialog('Book Baltic Beach'));
  await user.click(dialog.getByRole('textbox', { name: /^Name/ }));
  await user.paste('Anna Berzina');
  await user.click(dialog.getByRole('button', { name: 'Make draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ expected_total_minor: 162_000 });
});

test('a price changed since the search is shown, and the quoted one can be kept', async () => {
  now = 95_000;
  const { user, dialog, save, nameCustomer } = await open();
  expect(
    await dialog.findByText(/has changed since .* it was 900,00.EUR, and is 950,00.EUR now/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Keep 900,00/ }));
  expect(dialog.getByText(/is kept: 900,00.EUR for the stay\. It is 950,00.EUR now/)).toBeVisible();
  await nameCustomer();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    hotels: [
      {
        priced_by: 'hand',
        net_minor: 80_000,
        sale_minor: 90_000,
        price_reason: expect.stringMatching(/^Quoted at \d\d:\d\d$/),
        quoted_at: result.priced_at,
      },
    ],
  });
});

test('a total that the server refuses is shown, and accepted by the next save', async () => {
  total = 170_000;
  const { dialog, save, nameCustomer } = await open();
  await nameCustomer();
  await save();
  expect(await dialog.findByText(/The whole trip costs 1.700,00.EUR now/)).toBeVisible();
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ expected_total_minor: 170_000 });
});

test('seats that were sold meanwhile are named with their flight', async () => {
  const problem = 'Only 1 seat is free on QQ102.';
  server.use(
    http.post('*/api/bookings', () => {
      const error = { code: 'validation', message: 'No.', fields: { 'flights.1.seats': problem } };
      return HttpResponse.json({ success: false, message: 'No.', error }, { status: 400 });
    }),
  );
  const { dialog, save, nameCustomer } = await open();
  await nameCustomer();
  await save();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(`Flight 2, Seats: ${problem}`));
});

test('travellers come from the list, from earlier companions and from typing; the lead becomes the customer', async () => {
  const { user, dialog, card, find, choose, save } = await open();
  await choose('Adult 1', 'Berzina', /^Anna Berzina/);
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Anna Berzina'));
  expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('a@mail.example');

  await user.click(await card('Child 1, 5 years').findByRole('button', { name: 'Karlis Berzins, 5 years' }));
  expect(await card('Child 1, 5 years').findByText('5 years on 01.06.2090')).toBeVisible();

  await find('Adult 2', 'Janis Ozols');
  // Enter selects it: the option is part of the form, not of a global overlay.
  await screen.findByRole('option', { name: '+ Enter a new person “Janis Ozols”' });
  await user.keyboard('{Enter}');
  const second = card('Adult 2');
  await waitFor(() => expect(second.getByRole('textbox', { name: /^First name/ })).toHaveFocus());
  await save();
  expect(second.getByRole('textbox', { name: /^Birthday/ })).toBeInvalid();
  expect(sent).toEqual([]);
  await user.selectOptions(second.getByRole('combobox', { name: /^Sex/ }), 'Male');
  await user.click(second.getByRole('textbox', { name: /^Birthday/ }));
  await user.paste('01.02.1988');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['party']).toMatchObject([
    { traveller_id: anna.id, is_lead: true },
    {
      traveller: {
        first_name: 'Janis',
        last_name: 'Ozols',
        sex: 'm',
        birthday: '1988-02-01',
        nationality: latviaId,
      },
      is_lead: false,
    },
    { traveller_id: karlis.id, is_lead: false },
  ]);
  expect(sent[0]).toMatchObject({ customer: { traveller_id: anna.id, name: 'Anna Berzina' } });
});

test('a new person who is already in the list is pointed out, and can be selected from it', async () => {
  const { user, card, find } = await open();
  await find('Adult 2', 'anna BERZINA');
  await user.click(await screen.findByRole('option', { name: /Enter a new person/ }));
  const second = card('Adult 2');
  await waitFor(() => expect(second.getByRole('textbox', { name: /^First name/ })).toHaveFocus());
  expect(second.queryByRole('status')).toBeNull();
  await user.click(second.getByRole('textbox', { name: /^Birthday/ }));
  await user.paste(anna.birthday.split('-').toReversed().join('.'));
  expect(
    await second.findByText(/^Anna Berzina, born on .* is in the list already: same name and birthday\.$/),
  ).toBeVisible();
  const lastName = second.getByRole('textbox', { name: /^Last name/ });
  await user.clear(lastName);
  await user.paste('Bērziņa');
  expect(
    await second.findByText(/is in the list already: same birthday, name written differently\.$/),
  ).toBeVisible();
  await user.click(second.getByRole('button', { name: 'Use this traveler' }));
  await waitFor(() =>
    expect((second.getByRole('combobox', { name: 'Traveler' }) as HTMLInputElement).value).toMatch(/^Anna/),
  );
  expect(second.queryByRole('button', { name: 'Use this traveler' })).toBeNull();
});

test('a person of another age than searched can be booked at the price of the real ages', async () => {
  const asked: unknown[] = [];
  const older = { ...trip, hotel_sale_minor: 99_000, sale_minor: 171_000, hotel_net_minor: 85_000 };
  server.use(
    http.post('*/api/search', async ({ request }) => {
      asked.push(await request.json());
      return oneOf({ ...result, trips: [older] });
    }),
  );
  const { user, dialog, card, choose, save, nameCustomer } = await open();
  await choose('Child 1, 5 years', 'Berzina', /^Anna Berzina/);
  expect(await card('Child 1, 5 years').findByRole('alert')).toHaveTextContent(
    '100 years on 01.06.2090, but searched as a child of 5 years',
  );
  expect(await dialog.findByText(/For 3 adults: 1.620,00.EUR → 1.710,00.EUR \(\+90,00.EUR\)/)).toBeVisible();
  expect(asked).toMatchObject([{ adults: 3, child_ages: [], hotel_ids: [trip.hotel_id], nights_to: 7 }]);
  now = 99_000;
  await user.click(dialog.getByRole('button', { name: 'Book for these ages' }));
  expect(await card('Adult 3').findByText('100 years on 01.06.2090')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Book for these ages' })).not.toBeInTheDocument();
  await dialog.findByText(/^Whole trip 1.710,00/);
  await nameCustomer();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    hotels: [{ adults: 3, child_ages: [] }],
    party: [{}, {}, { traveller_id: anna.id }],
    expected_total_minor: 171_000,
  });
});
