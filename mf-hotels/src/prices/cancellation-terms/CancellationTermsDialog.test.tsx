import { beforeEach, expect, test } from '@jest/globals';
import { partnerCookies, restorePartner, startSession, useMessages } from '@itinera/shared/state';
import {
  aHotel,
  failure,
  findDialog,
  http,
  keepingServer,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { CancellationTermsDialog } from './CancellationTermsDialog';

const [dmc_id, double, bed, early] = [testId(2), testId(11), testId(12), testId(13)];
const locale = 'en' as const;
const hotel = aHotel({
  room_type_id: [double],
  boarding_type_id: [bed],
  room_type: [{ room_type_id: double, name: 'Double', locale }],
  boarding_type: [{ boarding_type_id: bed, name: 'Bed and breakfast', locale }],
});
const windows = {
  stay_from: '2031-05-01',
  stay_to: '2031-10-31',
  booking_from: '2020-01-01',
  booking_to: '2031-03-31',
};
const whole = { kind: 'percent', value: 10_000 };
const summer = {
  id: testId(31),
  hotel_id: hotel.id,
  dmc_id,
  name: 'Summer',
  ...windows,
  room_type_ids: [],
  boarding_type_ids: [],
  offer_ids: [],
  steps: [{ days_before: null, hour: 0, ...whole }],
  no_show: null,
  is_active: true,
  created_at: '2030-01-01T12:00:00.000Z',
  updated_at: '2030-01-01T12:00:00.000Z',
};

beforeEach(() => {
  partnerCookies.remove();
  restorePartner();
  startSession('access', 'refresh');
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/offers', () => listOf([{ id: early, name: 'Early bird' }])),
    http.get('*/api/price-periods', () => listOf([])),
  );
});

/** The list with these terms, on a server that keeps them. */
async function show(first: Parameters<typeof keepingServer>[1] = []) {
  const kept = keepingServer('/api/cancellation-terms', first);
  server.use(...kept.handlers);
  const { user } = renderPage(
    'hotels-id',
    () => (
      <CancellationTermsDialog hotelId={hotel.id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />
    ),
    `/hotels/${hotel.id}?tab=price&dialog=cancellation-terms`,
  );
  const list = within(await findDialog('Cancellation terms'));
  return { kept, user, list };
}

/** The form of new terms with their windows, and what a person does in it. */
async function add() {
  const { kept, user, list } = await show();
  const open = list.getByRole('button', { name: 'Add cancellation terms' });
  await waitFor(() => expect(open).toBeEnabled());
  await user.click(open);
  const form = within(await findDialog('Add cancellation terms'));
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  const box = (name: RegExp, part = form) => part.getByRole('textbox', { name });
  await type(box(/^Arrival from/), '1.5.2031');
  await type(box(/^Arrival until/), '31.10.2031');
  await type(box(/^Booked from/), '1.1.2020');
  await type(box(/^Booked until/), '31.3.2031');
  const save = () => user.click(form.getByRole('button', { name: 'Add cancellation terms' }));
  const addStep = () => user.click(form.getByRole('button', { name: 'Add step' }));
  const step = (number: number) => within(form.getByRole('group', { name: `step ${number}` }));
  return { kept, user, list, form, type, box, save, addStep, step };
}

test('steps and a no-show are sent as typed, in the unit of their kind, and listed in words', async () => {
  const { kept, user, list, form, type, box, save, addStep, step } = await add();
  await type(box(/^Name/), 'Summer');
  await addStep();
  expect(box(/^Days before arrival/, step(1))).toHaveFocus();
  await type(box(/^Days before arrival/, step(1)), '14');
  await type(box(/^Nights/, step(1)), '2');
  await addStep();
  await type(box(/^Days before arrival/, step(2)), '2');
  await type(box(/^At hour/, step(2)), '0');
  await type(box(/^Nights/, step(2)), '3');
  await user.selectOptions(step(2).getByRole('combobox', { name: /^Charge/ }), 'Percent of the stay');
  // 3 nights are not 3 percent.
  expect(box(/^Share of the stay/, step(2))).toHaveValue('');
  expect(form.getByText('The terms appear here when all steps are complete.')).toBeVisible();
  await type(box(/^Share of the stay/, step(2)), '50,5');
  await user.click(form.getByRole('switch', { name: 'Charge a no-show' }));
  const noShow = within(form.getByRole('group', { name: 'Charge a no-show' }));
  expect(box(/^Share of the stay/, noShow)).toHaveValue('100');
  await user.selectOptions(noShow.getByRole('combobox', { name: /^Charge/ }), 'Amount per person');
  await type(box(/^Amount/, noShow), '30');
  expect(
    await form.findByText(
      'Free until 14 days before arrival, 18:00, then 2 nights, from 2 days before arrival: 50,5 %, no-show: 30,00 EUR per person',
    ),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Double' }));
  await user.click(form.getByRole('button', { name: 'Early bird' }));
  await save();

  const line = within(await list.findByRole('listitem', { name: 'Summer' }));
  expect(kept.asked[0]?.body).toEqual({
    hotel_id: hotel.id,
    dmc_id,
    name: 'Summer',
    ...windows,
    room_type_ids: [double],
    boarding_type_ids: [],
    offer_ids: [early],
    steps: [
      { days_before: 14, hour: 18, kind: 'nights', value: 2 },
      { days_before: 2, hour: 0, kind: 'percent', value: 5_050 },
    ],
    no_show: { kind: 'amount_per_person', value: 3_000 },
    is_active: true,
    currency: 'EUR',
  });
  expect(line.getByText(/^Free until 14 days before arrival, 18:00 · then 2 nights · /)).toBeVisible();
  expect(line.getByText('Arrival 01.05.2031 – 31.10.2031, booked 01.01.2020 – 31.03.2031')).toBeVisible();
  expect(line.getByText('Double')).toBeVisible();
  expect(line.getByText('With Early bird')).toBeVisible();
});

test('usual terms fill steps and name, and what was typed before can be restored', async () => {
  const { kept, user, form, type, box, save, addStep, step } = await add();
  await addStep();
  await type(box(/^Days before arrival/, step(1)), '9');
  await user.click(form.getByRole('button', { name: 'Not refundable' }));
  expect(await form.findByText('From the booking on: the whole stay')).toBeVisible();
  expect(step(1).queryByRole('textbox', { name: /^Days before arrival/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Restore typed steps' }));
  expect(box(/^Days before arrival/, step(1))).toHaveValue('9');
  await user.click(form.getByRole('button', { name: 'Moderate' }));
  expect(
    await form.findByText(
      'Free until 7 days before arrival, 18:00, then 1 night, from 2 days before arrival, 18:00: 50 %, no-show: the whole stay',
    ),
  ).toBeVisible();
  await save();
  await waitFor(() =>
    expect(kept.asked[0]?.body).toMatchObject({
      name: 'Moderate',
      steps: [
        { days_before: 7, hour: 18, kind: 'nights', value: 1 },
        { days_before: 2, hour: 18, kind: 'percent', value: 5_000 },
      ],
      no_show: whole,
    }),
  );
});

test('empty days are refused; only a switch makes a step begin with the booking', async () => {
  const { kept, user, type, box, save, addStep, step } = await add();
  await type(box(/^Name/), 'Strict');
  await addStep();
  await type(box(/^Days before arrival/, step(1)), '5');
  await user.clear(box(/^Days before arrival/, step(1)));
  await type(box(/^Nights/, step(1)), '1');
  await save();
  await waitFor(() => expect(box(/^Days before arrival/, step(1))).toBeInvalid());
  expect(kept.asked).toEqual([]);
  await user.click(step(1).getByRole('switch', { name: 'From the booking on' }));
  await save();
  await waitFor(() =>
    expect(kept.asked[0]?.body).toMatchObject({
      steps: [{ days_before: null, hour: 0, kind: 'nights', value: 1 }],
    }),
  );
});

test('a refusal of the server is at the field of its step', async () => {
  const { kept, user, form, box, save, step } = await add();
  await user.click(form.getByRole('button', { name: 'Flexible' }));
  const message = 'The stay has no so many nights.';
  kept.refuse(() => failure('invalid', message, { 'steps.0.value': message }));
  await save();
  await waitFor(() => expect(box(/^Nights/, step(1))).toBeInvalid());
  expect(box(/^Nights/, step(1))).toHaveAccessibleDescription(message);
  expect(box(/^Nights/, step(1))).toHaveFocus();
});

test('an edit says in words what was changed', async () => {
  const { kept, user, list } = await show([summer]);
  await user.click(await list.findByRole('button', { name: 'Edit Summer' }));
  const form = within(await findDialog('Edit cancellation terms'));
  const step = within(await form.findByRole('group', { name: 'step 1' }));
  expect(step.getByRole('switch', { name: 'From the booking on' })).toBeChecked();
  const share = step.getByRole('textbox', { name: /^Share of the stay/ });
  await user.clear(share);
  await user.paste('80');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(kept.kept()[0]).toMatchObject({
      steps: [{ days_before: null, hour: 0, kind: 'percent', value: 8_000 }],
    }),
  );
  expect(await list.findByText('From the booking on: 80 %')).toBeVisible();
  expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(
    /^Cancellation terms updated: Steps From the booking on: the whole stay → From the booking on: 80\s%$/,
  );
});

test('a partner has the same list, with a warning about arrivals without terms', async () => {
  partnerCookies.save(dmc_id);
  restorePartner();
  server.use(
    http.get('*/api/price-periods', () =>
      listOf([{ id: testId(21), start_period: '2000-01-01', end_period: '2100-12-31' }]),
    ),
  );
  const { user, list } = await show([summer]);
  expect(await list.findByText(/^Arrivals on \d+ days of the coming year have no terms/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Add cancellation terms' }));
  const form = within(await findDialog('Add cancellation terms'));
  expect(form.getByRole('group', { name: 'Usual terms' })).toBeVisible();
  expect(screen.queryByText(/customer/i)).toBeNull();
});
