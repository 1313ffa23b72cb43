import { beforeEach, expect, test } from '@jest/globals';
import type {
  Allotment,
  AllotmentDay,
  AllotmentDayVerdict,
  SaveAllotmentDaysInput,
} from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import {
  becomeGuest,
  partnerCookies,
  restorePartner,
  startSession,
  useDrafts,
  useMessages,
} from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
  findDialog,
  fireEvent,
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
import HotelPage from '../../hotels/detail/HotelPage';

const [double, dmc] = [testId(20), testId(50)];
const [contract, common, request] = [testId(61), testId(62), testId(63)];
const hotel = aHotel({
  room_type_id: [double],
  room_type: [{ room_type_id: double, name: 'Double', locale: 'en' }],
});
/** The first of June 2031 is a Sunday. */
const address = `/hotels/${hotel.id}?tab=price&view=rooms&month=2031-06`;

const allotment = (id: string, name: string, changes: Partial<Allotment> = {}) => ({
  id,
  hotel_id: hotel.id,
  dmc_id: dmc,
  name,
  kind: 'soft',
  room_type_ids: [double],
  start_date: '2031-06-02',
  end_date: '2031-08-31',
  rooms: 5,
  release_days: 7,
  when_sold_out: 'stop',
  is_active: true,
  created_at: '2030-01-01T12:00:00.000Z',
  updated_at: '2030-01-01T12:00:00.000Z',
  ...changes,
});
const night = (allotment_id: string, day: string, changes: Partial<AllotmentDay>): AllotmentDay => ({
  allotment_id,
  day,
  rooms: null,
  sold: 0,
  held: 0,
  ...changes,
});

let allotments: object[];
let days: AllotmentDay[];
let sent: { key: string | null; body: SaveAllotmentDaysInput }[];
let read: string[];
/** Replaces the answer to the next save; undefined saves. */
let answer: () => Response | undefined;

const find = ({ allotment_id, day }: { allotment_id: string; day: string }) =>
  days.find((one) => one.allotment_id === allotment_id && one.day === day);

/** As the API does: fewer rooms than are sold are refused, and so is what has changed since. */
function judge(change: SaveAllotmentDaysInput['days'][number]): AllotmentDayVerdict {
  const { allotment_id, day, rooms, was } = change;
  const saved = find(change);
  const current = saved?.rooms ?? null;
  if (current === rooms) return { status: 'unchanged' };
  if (current !== was) return { status: 'conflict', current };
  if (rooms !== null && rooms < (saved?.sold ?? 0))
    return { status: 'refused', message: `${saved?.sold} rooms are sold.` };
  days = [...days.filter((one) => one !== saved), night(allotment_id, day, { ...saved, rooms })];
  return { status: 'saved' };
}

beforeEach(() => {
  becomeGuest('/');
  partnerCookies.remove();
  restorePartner();
  startSession('access', 'refresh');
  useDrafts.setState({}, true);
  queryClient.clear();
  useMessages.setState({ snackbars: [], toasts: [] });
  [sent, read] = [[], []];
  answer = () => undefined;
  allotments = [
    allotment(contract, 'Contract'),
    allotment(common, 'Common', { dmc_id: null, kind: 'guaranteed', release_days: 0, rooms: 2 }),
    allotment(request, 'Request', { kind: 'on_request', rooms: 0, release_days: 0 }),
  ];
  days = [
    night(contract, '2031-06-03', { rooms: 4, sold: 2, held: 1 }),
    night(contract, '2031-06-04', { sold: 5 }),
  ];
  server.use(http.get('*/api/*', () => listOf([])));
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/users', () => listOf([{ id: dmc, company_name: 'Baltic DMC' }])),
    http.get('*/api/hotel-dmcs', () =>
      listOf([{ id: testId(60), hotel_id: hotel.id, dmc_id: dmc, currency: 'EUR' }]),
    ),
    http.get('*/api/allotments', () => listOf(allotments)),
    http.get('*/api/allotment-days', ({ request: { url } }) => {
      const { from = '', to = '' } = Object.fromEntries(new URL(url).searchParams);
      read.push(`${from} ${to}`);
      return oneOf(days.filter(({ day }) => from <= day && day <= to));
    }),
    http.post('*/api/allotment-days/save', async ({ request: asked }) => {
      const body = (await asked.json()) as SaveAllotmentDaysInput;
      sent.push({ key: asked.headers.get('idempotency-key'), body });
      return answer() ?? oneOf(body.days.map(judge));
    }),
  );
});

async function open(more = '') {
  const { user } = renderPage('hotels-id', HotelPage, `${address}${more}`);
  await screen.findByRole('grid', { name: 'Rooms in June 2031' });
  return { user };
}
/** A night of a row, by its day of the month. */
const cell = (row: number, day: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${day - 1}"]`);
  if (!found) throw new Error(`No night ${row}/${day}`);
  return found;
};
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });
const lastMessage = () => useMessages.getState().snackbars.at(-1);
const sentNights = (at = 0) => sent[at]?.body.days.map(({ day, rooms }) => `${day.slice(8)} ${rooms}`);

test('nights say their rooms, what is sold, held and left, and which number is that of the allotment', async () => {
  await open();
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(0, 3)
      .map((head) => head.textContent),
  ).toEqual(['Allotment', 'Su1', 'Mo2']);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'ContractSoft, 5 rooms a night, given back 7 days before · Double✎',
    'RequestOn request · Double✎',
    'CommonGuaranteed, 2 rooms a night · Double · all partners✎',
  ]);
  expect(cell(0, 1)).toHaveAccessibleName('01.06.2031: not in the allotment');
  expect(cell(0, 2)).toHaveAccessibleName(
    '02.06.2031: 5 rooms by default, 0 sold, 0 held, 5 left; given back on 26.05.',
  );
  expect(cell(0, 3)).toHaveAccessibleName(
    '03.06.2031: 4 rooms, 2 sold, 1 held, 1 left; given back on 27.05.',
  );
  expect(cell(0, 3)).toHaveTextContent('41 left');
  expect(cell(0, 4)).toHaveTextContent('5✕ full');
  expect(cell(1, 2)).toHaveAccessibleName('02.06.2031: on request, not counted');
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(/sold out.*given back/);
});

test('numbers are typed, filled, cleared and undone; a save sends all nights once, under one key, and can be undone', async () => {
  const { user } = await open();
  await user.click(cell(0, 5));
  await user.keyboard('3{Tab}');
  expect(cell(0, 5)).toHaveAccessibleName(/^05.06.2031: 3 rooms, .*, not saved$/);
  expect(cell(0, 6)).toHaveFocus();
  await user.click(cell(0, 5));
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
  expect([5, 6, 7].map((day) => cell(0, day).firstChild?.textContent)).toEqual(
    Array.from({ length: 3 }, () => '33 left•'),
  );
  await user.keyboard('+2{Enter}');
  expect(cell(0, 7)).toHaveTextContent('55 left•');
  await user.keyboard('{Control>}z{/Control}');
  expect(cell(0, 7)).toHaveTextContent('33 left•');
  await user.click(cell(0, 3));
  await user.keyboard('{Delete}');
  expect(cell(0, 3)).toHaveAccessibleName(/^03.06.2031: 5 rooms by default, .*, not saved$/);

  answer = () => HttpResponse.error();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastMessage()?.text).toMatch(/whether all nights were saved/), {
    timeout: 4000,
  });
  answer = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Save 4 nights' }));
  await waitFor(() => expect(lastMessage()?.text).toBe('4 nights saved'));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sentNights()).toEqual(['05 3', '06 3', '07 3', '03 null']);
  expect(sent[0]?.body.hotel_id).toBe(hotel.id);
  expect(cell(0, 3)).toHaveAccessibleName(/^03.06.2031: 5 rooms by default, 2 sold, 1 held, 2 left/);
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();

  act(() => lastMessage()?.action?.run());
  await waitFor(() => expect(lastMessage()?.text).toBe('4 nights undone'));
  expect(find({ allotment_id: contract, day: '2031-06-03' })?.rooms).toBe(4);
  expect(cell(0, 5)).toHaveAccessibleName(/^05.06.2031: 5 rooms by default/);
});

test('a refused night stays with its reason, and one that another user has changed offers both numbers', async () => {
  const { user } = await open();
  await user.click(cell(0, 3));
  await user.keyboard('1{Tab}0{Tab}6{Enter}');
  days = [...days, night(contract, '2031-06-05', { rooms: 9 })];
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastMessage()?.text).toBe('0 nights saved, 3 refused. Check the marked ones.'));
  expect(cell(0, 3)).toBeInvalid();
  const problems = within(screen.getByRole('list', { name: 'Can’t be saved' }));
  expect(problems.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Contract, 03\.06\.2031: 2 rooms are sold\./),
    expect.stringMatching(/^Contract, 04\.06\.2031: 5 rooms are sold\./),
    expect.stringMatching(/^Contract, 05\.06\.2031: Someone else has saved ‘9’\./),
  ]);
  await user.click(problems.getByRole('button', { name: 'Keep mine, ‘6’, for Contract, 05.06.2031' }));
  await user.click(problems.getByRole('button', { name: 'Discard ‘1’ of Contract, 03.06.2031' }));
  await user.click(screen.getByRole('button', { name: 'Save 1 night' }));
  await waitFor(() => expect(find({ allotment_id: contract, day: '2031-06-05' })?.rooms).toBe(6));
  expect(cell(0, 3)).toHaveAccessibleName(/^03.06.2031: 4 rooms/);
});

test('a pasted block is judged first: texts that are no number of rooms are refused with their place', async () => {
  const { user } = await open();
  await user.click(cell(0, 8));
  paste('1\t2\tx\r\n3\t1,5\t-1');
  const panel = within(await screen.findByRole('region', { name: 'Paste' }));
  expect(panel.getByRole('status')).toHaveTextContent('2 change · 0 equal · 4 refused');
  expect(panel.getByRole('region', { name: 'Refused' })).toHaveTextContent(
    '‘x’ Contract, 10.06.2031. Enter a number of rooms such as 5.',
  );
  expect(panel.getByRole('region', { name: 'Refused' })).toHaveTextContent(
    '‘3’ Request, 08.06.2031. Rooms on request and free sale have no number.',
  );
  await user.click(panel.getByRole('button', { name: 'Take 2 valid' }));
  expect([8, 9, 10].map((day) => cell(0, day).firstChild?.textContent)).toEqual([
    '11 left•',
    '22 left•',
    '55 left',
  ]);
});

test('selected nights are changed on chosen weekdays', async () => {
  const { user } = await open();
  await user.click(cell(0, 2));
  await user.keyboard('{Shift>} {/Shift}c');
  const form = within(await findDialog('Change rooms'));
  expect(form.getByText('29 nights selected that can be changed.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Rooms/ }), '1');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await user.click(form.getByRole('button', { name: day }));
  await user.click(await form.findByRole('button', { name: 'Change 8 nights' }));
  await waitFor(() => expect(cell(0, 7)).toHaveTextContent('11 left•'));
  expect(cell(0, 9)).toHaveTextContent('55 left');
  // What a month has is not saved by leaving it.
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByRole('grid', { name: 'Rooms in July 2031' });
  expect(window.location.search).toContain('month=2031-07');
  await waitFor(() => expect(read.at(-1)).toBe('2031-06-01 2031-07-31'));
  await user.click(screen.getByRole('button', { name: 'Save 8 nights' }));
  await waitFor(() => expect(sentNights()).toHaveLength(8));
});

test('a month is copied to another one, which is then shown with what is to be saved', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy month…' }));
  const form = within(await findDialog('Copy month'));
  await user.selectOptions(form.getByRole('combobox', { name: /^To/ }), 'August 2031');
  await user.selectOptions(form.getByRole('combobox', { name: /^Days/ }), 'Same dates');
  await user.click(await form.findByRole('button', { name: 'Copy 1 night' }));
  await screen.findByRole('grid', { name: 'Rooms in August 2031' });
  await waitFor(() => expect(cell(0, 3)).toHaveTextContent('44 left•'));
});

test('the month is stepped by keys within the grid, which keeps the focus', async () => {
  const { user } = await open();
  await user.click(cell(0, 5));
  await user.keyboard(']');
  await screen.findByRole('grid', { name: 'Rooms in July 2031' });
  expect(cell(0, 5)).toHaveFocus();
  await waitFor(() => expect(cell(0, 5)).toHaveAccessibleName(/^05.07.2031: 5 rooms/));
  await user.click(screen.getByRole('button', { name: 'This month' }));
  expect(await screen.findByText(/^No allotments in /)).toBeVisible();
});

test('nights that could not be read show no number, cannot be changed, and are read again', async () => {
  const { user } = await open();
  server.use(http.get('*/api/allotment-days', () => failure('unavailable', 'Not now.'), { once: true }));
  await user.click(cell(0, 5));
  await user.keyboard(']');
  await screen.findByRole('grid', { name: 'Rooms in July 2031' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(cell(0, 5)).toHaveAccessibleName('05.07.2031: loading');
  await user.keyboard('3');
  expect(screen.getByText('Its number is still loading.')).toBeVisible();
  await user.click(again);
  await waitFor(() => expect(cell(0, 5)).toHaveAccessibleName(/^05.07.2031: 5 rooms/));
});

test('a partner cannot change rooms for all partners', async () => {
  partnerCookies.save(dmc);
  restorePartner();
  const { user } = await open();
  expect(cell(2, 5)).toHaveAttribute('aria-readonly', 'true');
  expect(screen.queryByRole('button', { name: 'Edit Common' })).toBeNull();
  await user.click(cell(2, 5));
  await user.keyboard('7');
  expect(cell(2, 5)).toHaveTextContent('22 left');
  expect(screen.getByText('Set by the hotel’s staff for all partners.')).toBeVisible();
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{Control>}d{/Control}');
  expect(screen.getByText('0 cells filled')).toBeVisible();
});

test('without allotments there is the next step, and what failed is read again', async () => {
  allotments = [];
  server.use(http.get('*/api/allotments', () => failure('unavailable', 'Not now.'), { once: true }));
  const { user } = renderPage('hotels-id', HotelPage, address);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No allotments' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add allotment' }));
  expect(await findDialog('Add allotment')).toBeVisible();
});

test('unsaved rooms wait in their view while prices are shown', async () => {
  const { user } = await open();
  await user.click(cell(0, 5));
  await user.keyboard('3{Enter}');
  const views = within(screen.getByRole('group', { name: 'View' }));
  await user.click(views.getByRole('button', { name: 'Prices' }));
  expect(window.location.search).not.toContain('view=');
  expect(await screen.findByRole('tab', { name: /not saved$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rooms' }));
  await screen.findByRole('grid', { name: 'Rooms in June 2031' });
  expect(cell(0, 5)).toHaveTextContent('33 left•');
});
