import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput, PricePeriod } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  failure,
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
import { AddPeriodsDialog } from './AddPeriodsDialog';

const owner = { hotel_id: testId(1), dmc_id: testId(2) };
const period = (n: number, start_period: string, end_period: string, name: string): PricePeriod => ({
  id: testId(n),
  ...owner,
  start_period,
  end_period,
  name,
  min_nights: 1,
  max_nights: null,
  release_days: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  etag: `"${n}"`,
});

type Sent = { key: string | null; operations: BatchInput['operations'] };
let periods: PricePeriod[];
let sent: Sent[];
/** Answers to batches in place of the usual one, in turn. */
let answers: (() => Response)[];

beforeEach(() => {
  startSession('access', 'refresh');
  periods = [period(11, '2027-05-01', '2027-05-31', 'Low')];
  sent = [];
  answers = [];
  server.use(http.get('*/api/*', () => listOf([])));
  server.use(
    http.get('*/api/price-periods', () => listOf(periods)),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      sent.push({ key: request.headers.get('idempotency-key'), operations });
      const answer = answers.shift();
      if (answer) return answer();
      return oneOf(
        operations.map(({ method }, at) => ({
          status: 200,
          result: method === 'DELETE' ? null : { id: testId(500 + at) },
          etag: `"${at}"`,
        })),
      );
    }),
  );
});

async function open() {
  let isClosed = false;
  const { user } = renderPage(
    'hotels-id',
    () => (
      <AddPeriodsDialog
        hotelId={owner.hotel_id}
        dmcId={owner.dmc_id}
        currency="EUR"
        onClose={() => {
          isClosed = true;
        }}
      />
    ),
    `/hotels/${owner.hotel_id}`,
  );
  await screen.findByRole('group', { name: 'Row 1' });
  const form = within(screen.getByRole('dialog', { name: 'Add periods' }));
  const field = (label: string, row: number) => form.getByRole('textbox', { name: `${label}, row ${row}` });
  const press = (name: string) => user.click(form.getByRole('button', { name }));
  const paste = (label: string, row: number, text: string) =>
    fireEvent.paste(field(label, row), { clipboardData: { getData: () => text } });
  return { user, form, field, press, paste, isClosed: () => isClosed };
}
const bodies = (one: Sent | undefined) => one?.operations.map(({ body }) => body);
const said = () => useMessages.getState().snackbars.at(-1);
const june = { ...owner, start_period: '2027-06-01', end_period: '2027-06-30', name: 'High' };
const july = { ...owner, start_period: '2027-07-01', end_period: '2027-07-31', name: null };

test('rows are typed by keys, each with its verdict; what is wrong is named, and nothing is sent until it is fixed', async () => {
  const { user, form, field, press } = await open();
  await press('Add periods');
  expect(await form.findByRole('alert')).toHaveTextContent('Enter at least one period.');
  await user.click(field('First night', 1));
  await user.keyboard('01.05.2027{Tab}+9{Tab}High');
  expect(field('First night', 1)).toHaveAccessibleDescription('Overlaps Low, 01.05.2027–31.05.2027.');
  expect(field('First night', 1)).toBeInvalid();
  expect(field('Last night', 1)).toBeValid();
  await user.keyboard('{Enter}');
  expect(field('First night', 2)).toHaveFocus();
  await user.keyboard('01.07.2027{Tab}31.07{ArrowUp}');
  expect(field('Last night', 1)).toHaveFocus();
  expect(field('Last night', 2)).toHaveAccessibleDescription(
    '01.07.2027–31.07.2027, 31 nights Gap before it: 01.06.2027–30.06.2027, 30 nights',
  );
  expect(form.getByRole('status')).toHaveTextContent('1 period to add. 1 row can’t be added.');
  await press('Add 1 period');
  expect(await form.findByRole('alert')).toHaveTextContent('Row 1 can’t be added. Correct it, or remove it.');
  await press('Remove row 2');
  expect(field('First night', 1)).toHaveValue('01.05.2027');
  expect(field('First night', 2)).toHaveValue('');
  expect(sent).toEqual([]);
});

test('a block is pasted into the table below what is typed, and added in one call, once although its answer is lost', async () => {
  answers = [() => HttpResponse.error(), () => HttpResponse.html('<p>Welcome</p>')];
  const { user, form, field, press, paste, isClosed } = await open();
  await user.type(field('Last night', 1), '+29');
  await user.type(field('Name', 1), 'High');
  paste('First night', 1, 'Season\tFrom\tTo\r\n\t01.07.2027\t31.07.2027\r\n');
  expect(field('Name', 1)).toHaveValue('High');
  expect(field('First night', 2)).toHaveValue('01.07.2027');
  expect(field('Last night', 2)).toHaveFocus();
  await press('Add 2 periods');
  await form.findByText(/Saving again is safe/, undefined, { timeout: 5000 });
  // Carried out: the list has them now, and they don’t overlap themselves.
  await press('Try again');
  await waitFor(() => expect(isClosed()).toBe(true), { timeout: 5000 });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(bodies(sent.at(-1))).toEqual([june, july]);
  expect(said()?.text).toBe('2 periods added');
  sent = [];
  said()?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.operations.map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', `/api/price-periods/${testId(501)}`],
    ['DELETE', `/api/price-periods/${testId(500)}`],
  ]);
});

test('garbage is pasted as text, a column fills a column, and more than 100 lines are counted', async () => {
  const { form, field, press, paste } = await open();
  paste('Name', 1, 'Low\nHigh\n<script>');
  expect([1, 2, 3].map((row) => field('Name', row).getAttribute('value'))).toEqual([
    'Low',
    'High',
    '<script>',
  ]);
  expect(form.getByRole('status')).toHaveTextContent('0 periods to add. 3 rows can’t be added.');
  await press('Clear');
  expect(field('Name', 1)).toHaveValue('');
  await press('Bring back');
  expect(field('Name', 2)).toHaveValue('High');
  await press('Clear');
  const line = (at: number) => `0${(at % 9) + 1}.01.20${28 + Math.floor(at / 9)}\t+0`;
  paste('First night', 1, Array.from({ length: 120 }, (_, at) => line(at)).join('\n'));
  expect(form.getByText('20 lines were not pasted: a table has at most 100 rows.')).toBeVisible();
  expect(field('First night', 100)).toHaveValue('01.01.2039');
  await press('Clear');
  expect(form.queryByText(/were not pasted/)).toBeNull();
});

test('periods that another user has added meanwhile are named at the rows that overlap them', async () => {
  answers = [
    () => {
      periods = [...periods, period(12, '2027-06-10', '2027-06-20', 'Fair')];
      return failure('conflict', 'These nights are in another period.');
    },
  ];
  const { form, field, press, paste } = await open();
  paste('First night', 1, 'High\t01.06.2027\t30.06.2027\n\t01.07.2027\t31.07.2027');
  await press('Add 2 periods');
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Another user has added periods meanwhile, which these rows overlap. Nothing was added.',
  );
  await waitFor(() =>
    expect(field('First night', 1)).toHaveAccessibleDescription('Overlaps Fair, 10.06.2027–20.06.2027.'),
  );
  expect(field('First night', 2)).toBeValid();
});
