import { expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  aHotel,
  findDialog,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { CoefficientsDialog } from './CoefficientsDialog';

const [double, suite, half, dmc_id] = [testId(31), testId(32), testId(33), testId(34)];
const hotel = {
  ...aHotel(),
  room_type: [
    { room_type_id: double, name: 'Double' },
    { room_type_id: suite, name: 'Suite' },
  ],
  boarding_type: [{ boarding_type_id: half, name: 'Half board', locale: 'en' }],
};
const owner = { hotel_id: hotel.id, dmc_id };
const row = (n: number, adult: number, children: number, coefficient_bp: number | null) => ({
  id: testId(n),
  ...owner,
  room_type_id: double,
  boarding_type_id: half,
  adult,
  children,
  child_bands: null,
  coefficient_bp,
  is_active: true,
  order: n,
});

test('coefficients are changed, missing rows are added after a confirmation, and Undo reverses both', async () => {
  startSession('access', 'refresh');
  const sent: BatchInput['operations'][] = [];
  const limits = { max_adults: 2, max_children: 2, max_guests: 3 };
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/graph-prices', () => listOf([row(1, 2, 0, 20_000), row(2, 2, 1, null)])),
    http.get('*/api/room-types', () => listOf([double, suite].map((id) => ({ id, ...limits })))),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      sent.push(operations);
      return oneOf(
        operations.map(({ method, body }, at) => ({
          status: 200,
          result: method === 'DELETE' ? null : { id: testId(90 + at), ...body },
        })),
      );
    }),
  );
  const { user } = renderPage(
    'hotels-id',
    () => <CoefficientsDialog hotelId={hotel.id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel.id}`,
  );
  await screen.findByRole('textbox', { name: 'Double 2+0' });
  const form = within(await findDialog('Coefficients'));
  const cell = async (name: string) => form.findByRole('textbox', { name });
  expect(await cell('Double 2+0')).toHaveValue('2');
  // Three adults exceed the limit of either room.
  expect(form.queryByRole('textbox', { name: 'Double 3+0' })).toBeNull();

  await user.clear(await cell('Double 2+0'));
  await user.paste('2,1');
  await user.click(form.getByRole('button', { name: 'Fill in usual ones' }));
  expect(await cell('Double 2+0')).toHaveValue('2.1');
  expect(await cell('Suite 1+0')).toHaveValue('1.5');
  await user.clear(await cell('Suite 2+0'));
  await user.clear(await cell('Suite 2+1'));
  await user.clear(await cell('Double 1+0'));

  await user.click(form.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Create 1 row?' }));
  expect(question.getByText(/no row yet: Suite 1\+0\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(form.getByText(/^Nothing was saved/)).toBeVisible());
  expect(sent).toEqual([]);

  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const put = (n: number, coefficient_bp: number) =>
    expect.objectContaining({
      method: 'PUT',
      path: `/api/graph-prices/${testId(n)}`,
      body: { coefficient_bp },
    });
  expect(sent[0]).toEqual([
    expect.objectContaining({
      method: 'POST',
      body: {
        ...owner,
        room_type_id: suite,
        boarding_type_id: half,
        adult: 1,
        children: 0,
        child_bands: null,
        coefficient_bp: 15_000,
      },
    }),
    put(1, 21_000),
    put(2, 20_000),
  ]);
  await waitFor(() => expect(useMessages.getState().snackbars).not.toHaveLength(0));
  useMessages.getState().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { coefficient_bp: null }],
    ['PUT', { coefficient_bp: 20_000 }],
    ['DELETE', undefined],
  ]);
});
