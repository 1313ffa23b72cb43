import { beforeEach, expect, test } from '@jest/globals';
import { boardingTypes, roomTypes } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  failure,
  findDialog,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { useState } from 'react';
import { aBooking, aStay, testId } from '../testing';
import { ToConfirmSheet, type TypedNumbers } from './ToConfirmSheet';

const first = aStay();
const second = aStay({
  on_request: true,
  id: testId(3),
  booking_id: testId(4),
  check_in: '2027-07-01',
  check_out: '2027-07-05',
  nights: 4,
});

let waiting: (typeof first)[];
let sent: { path: string; body: unknown; key: string | null }[];

beforeEach(() => {
  startSession('access', 'refresh');
  waiting = [first, second];
  sent = [];
  server.use(
    http.get('*/api/booking-hotels', () => listOf(waiting)),
    http.get('*/api/bookings', () => listOf([aBooking(), aBooking({ id: testId(4), ref: 'BE2700002' })])),
    http.get('*/api/hotels/:id', () => oneOf({ id: testId(70), name: 'Baltic Beach' })),
    http.get(`*${roomTypes.path}`, () => listOf([])),
    http.get(`*${boardingTypes.path}`, () => listOf([])),
    http.post('*/api/booking-hotels/:id/:action', async ({ request, params }) => {
      const path = `${String(params['id'])}/${String(params['action'])}`;
      sent.push({ path, body: await request.json(), key: request.headers.get('idempotency-key') });
      waiting = waiting.filter(({ id }) => id !== params['id']);
      return oneOf(aStay({ id: String(params['id']) }));
    }),
  );
});

function Page() {
  const [typed, setTyped] = useState<TypedNumbers>({});
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <ToConfirmSheet
      typed={typed}
      onType={(id, number) => setTyped((before) => ({ ...before, [id]: number }))}
      onClose={() => setOpen(false)}
    />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
}

async function open() {
  const { user } = renderPage('be', Page, '/be');
  await findDialog('To confirm');
  const row = async (ref: string) =>
    within(await screen.findByRole('listitem', { name: `Baltic Beach, ${ref}` }));
  const number = async (ref: string) =>
    (await row(ref)).getByRole('textbox', { name: 'Confirmation number' });
  return { user, row, number };
}

test('a number is confirmed by Enter, which goes on to the next request; after the last one all is done', async () => {
  const { user, row, number } = await open();
  expect((await row('BE2700001')).getByText(/^01.06–08.06.2027, 7 nights/)).toBeVisible();
  expect((await row('BE2700001')).queryByText(/on request/)).toBeNull();
  expect((await row('BE2700002')).getByText(/on request/)).toBeVisible();
  expect(await number('BE2700001')).toHaveFocus();
  await user.keyboard(' H-1 {Enter}');
  expect(await number('BE2700002')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /BE2700001/ })).toBeNull());
  expect(sent).toEqual([
    { path: `${first.id}/confirm`, body: { confirmation_number: 'H-1' }, key: expect.any(String) },
  ]);
  await user.keyboard('H-2{Enter}');
  const done = await screen.findByText('All done: every request is answered.');
  await waitFor(() => expect(done).toHaveFocus());
  expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Baltic Beach confirmed as H-2');
});

test('a refusal is shown in its row, and the number stays, also when the sheet is closed meanwhile', async () => {
  server.use(
    http.post('*/api/booking-hotels/:id/confirm', () => failure('rule', 'This booking is cancelled.')),
  );
  const { user, number } = await open();
  await user.click(await number('BE2700001'));
  await user.keyboard('H-1{Enter}');
  await waitFor(async () =>
    expect(await number('BE2700001')).toHaveAccessibleDescription('This booking is cancelled.'),
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await number('BE2700001')).toHaveValue('H-1');
});

test('a lost answer is sent again under its key', async () => {
  let losses = 2;
  server.use(
    http.post('*/api/booking-hotels/:id/confirm', ({ request }) => {
      sent.push({ path: 'lost', body: undefined, key: request.headers.get('idempotency-key') });
      return losses-- > 0 ? HttpResponse.error() : undefined;
    }),
  );
  const { user, row, number } = await open();
  await user.click(await number('BE2700001'));
  await user.keyboard('H-1{Enter}');
  await waitFor(async () =>
    expect(await number('BE2700001')).toHaveAccessibleDescription(/Trying again is safe/),
  );
  await user.click((await row('BE2700001')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /BE2700001/ })).toBeNull());
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('an answer that was carried out although its response was lost is reported as done', async () => {
  server.use(
    http.post('*/api/booking-hotels/:id/confirm', () => {
      waiting = [second];
      return HttpResponse.error();
    }),
    http.get('*/api/booking-hotels/:id', () => oneOf({ ...first, confirmation_number: 'H-1' })),
  );
  const { user, number } = await open();
  await user.click(await number('BE2700001'));
  await user.keyboard('H-1{Enter}');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /BE2700001/ })).toBeNull());
  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Baltic Beach confirmed as H-1'),
  );
});

test('a stay is declined with a reason, which is required; an empty number is not sent', async () => {
  const { user, row, number } = await open();
  await user.click((await row('BE2700002')).getByRole('button', { name: 'Confirm' }));
  expect(await number('BE2700002')).toHaveAccessibleDescription('Enter the number of the hotel.');
  await user.click((await row('BE2700002')).getByRole('button', { name: 'Decline' }));
  const reasonField = async () =>
    (await row('BE2700002')).getByRole('textbox', { name: /^Reason to decline/ });
  expect(await reasonField()).toHaveFocus();
  await user.click((await row('BE2700002')).getByRole('button', { name: 'Keep request' }));
  expect(await number('BE2700002')).toHaveFocus();
  await user.click((await row('BE2700002')).getByRole('button', { name: 'Decline' }));
  await user.keyboard('{Enter}');
  expect(await reasonField()).toHaveAccessibleDescription('Say why, such as “Fully booked”.');
  expect(sent).toEqual([]);
  await user.keyboard('Fully booked{Enter}');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /BE2700002/ })).toBeNull());
  expect(sent).toEqual([
    { path: `${second.id}/decline`, body: { reason: 'Fully booked' }, key: expect.any(String) },
  ]);
  expect(await number('BE2700001')).toHaveFocus();
});
