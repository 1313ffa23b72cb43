import { beforeEach, expect, test } from '@jest/globals';
import { partnerCookies, restorePartner, startSession } from '@itinera/shared/state';
import {
  aHotel,
  findDialog,
  http,
  keepingServer,
  oneOf,
  renderPage,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { changeInWords } from './weekdaySupplementKind';
import { WeekdaySupplementsDialog } from './WeekdaySupplementsDialog';

const [dmc_id, double] = [testId(2), testId(11)];
const hotel = aHotel({
  room_type_id: [double],
  room_type: [{ room_type_id: double, name: 'Double', locale: 'en' }],
});

beforeEach(() => {
  partnerCookies.remove();
  restorePartner();
  startSession('access', 'refresh');
  server.use(http.get('*/api/hotels/:id', () => oneOf(hotel)));
});

async function add() {
  const kept = keepingServer('/api/weekday-supplements', []);
  server.use(...kept.handlers);
  const { user } = renderPage(
    'hotels-id',
    () => (
      <WeekdaySupplementsDialog hotelId={hotel.id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />
    ),
    `/hotels/${hotel.id}?tab=price&dialog=weekday-supplements`,
  );
  const list = within(await findDialog('Weekday supplements'));
  const open = list.getByRole('button', { name: 'Add weekday supplement' });
  await waitFor(() => expect(open).toBeEnabled());
  await user.click(open);
  const form = within(await findDialog('Add weekday supplement'));
  const type = async (name: RegExp, text: string) => {
    const field = form.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  const save = () => user.click(form.getByRole('button', { name: 'Add weekday supplement' }));
  const weekday = (name: string) => user.click(form.getByRole('button', { name }));
  return { kept, user, list, form, type, save, weekday };
}

const textOf = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s/g, ' ');

test('nights of Friday and Saturday cost a share more', async () => {
  const { kept, list, type, save, weekday } = await add();
  await type(/^Name/, 'Weekend');
  await weekday('Fri');
  await weekday('Sat');
  await type(/^Change, %/, '15');
  await save();
  await waitFor(() => expect(kept.kept()).toHaveLength(1));
  expect(kept.kept()[0]).toMatchObject({
    dmc_id,
    name: 'Weekend',
    weekdays: [5, 6],
    change: 'percent',
    percent_bp: 1_500,
    amount_minor: 0,
    stay_from: null,
    stay_to: null,
  });
  expect(textOf(await list.findByRole('listitem', { name: 'Weekend' }))).toContain(
    'Fri, Sat: +15 % · all days',
  );
});

test('another kind of change begins without a value, and an amount may lower the price', async () => {
  const { kept, user, form, type, save, weekday } = await add();
  await type(/^Name/, 'Sunday');
  await weekday('Sun');
  await type(/^Change, %/, '15');
  await user.selectOptions(
    form.getByRole('combobox', { name: /^Change the price/ }),
    'By an amount per person',
  );
  expect(form.getByRole('textbox', { name: /^Amount per night/ })).toHaveValue('');
  await type(/^Amount per night/, '-7,50');
  await save();
  await waitFor(() => expect(kept.kept()).toHaveLength(1));
  expect(kept.kept()[0]).toMatchObject({ change: 'per_person', percent_bp: 0, amount_minor: -750 });
});

test('no weekday and no change are refused at their fields, and nothing typed is lost', async () => {
  const { kept, form, type, save } = await add();
  await type(/^Name/, 'Weekend');
  await save();
  expect((await form.findAllByText(/Choose at least one weekday/)).length).toBeGreaterThan(0);
  expect(form.getByRole('textbox', { name: /^Change, %/ })).toBeInvalid();
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Weekend');
  expect(kept.kept()).toHaveLength(0);
});

test.each([
  [{ change: 'percent', amount_minor: 0, percent_bp: -1_250 } as const, '−12,5 %'],
  [{ change: 'per_room', amount_minor: 2_000, percent_bp: 0 } as const, '+20,00 EUR per room'],
  [{ change: 'per_person', amount_minor: -500, percent_bp: 0 } as const, '−5,00 EUR per person'],
])('%j is %s', (rule, words) => {
  expect(changeInWords(rule, 'EUR').replaceAll(/\s/g, ' ')).toBe(words);
});
