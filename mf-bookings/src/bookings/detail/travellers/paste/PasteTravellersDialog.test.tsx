import { beforeEach, expect, test } from '@jest/globals';
import { startSession, useMessages } from '@itinera/shared/state';
import {
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
import { aBooking, aPerson, aTraveller, testId } from '../../../testing';
import { PasteTravellersDialog } from './PasteTravellersDialog';

const latvia = testId(80);
const named = aPerson({ first_name: 'Anna', last_name: 'Kalnina', birthday: '1990-05-05' });
const booking = aBooking({
  travellers: [aTraveller({ traveller: named })],
  customer: { country_id: latvia } as never,
});

let sent: { path: string; body: Record<string, unknown>; key: string | null }[];
beforeEach(() => {
  startSession('access', 'refresh');
  sent = [];
  const record = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ path: new URL(request.url).pathname, body, key: request.headers.get('idempotency-key') });
    return body;
  };
  server.use(
    http.get('*/api/countries', () =>
      listOf([
        {
          id: latvia,
          iso2: 'LV',
          show_in_filter: true,
          order: 0,
          country_name: { id: testId(81), locale: 'en', name: 'Latvia' },
        },
      ]),
    ),
    http.get('*/api/countries/:id', () =>
      oneOf({
        id: latvia,
        iso2: 'LV',
        show_in_filter: true,
        order: 0,
        country_name: { id: testId(81), locale: 'en', name: 'Latvia' },
      }),
    ),
    http.get('*/api/travellers', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return listOf(
        searchParams.get('birthday') === '1985-01-31'
          ? [aPerson({ id: testId(90), birthday: '1985-01-31', first_name: 'Karlis', last_name: 'Berzins' })]
          : [],
      );
    }),
    http.post('*/api/travellers', async ({ request }) =>
      oneOf({ ...aPerson(), ...(await record(request)), id: testId(91) }),
    ),
    http.post('*/api/booking-travellers', async ({ request }) =>
      oneOf({ ...(await record(request)), id: testId(99) }),
    ),
  );
});

async function open(text: string) {
  let isClosed = false;
  const { user } = renderPage(
    'be',
    () => <PasteTravellersDialog booking={booking} entry={undefined} onClose={() => (isClosed = true)} />,
    '/be',
  );
  const form = within(await findDialog('Paste travelers'));
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Nationality/ })).toHaveValue('Latvia'));
  await user.click(form.getByRole('textbox', { name: /^Names/ }));
  await user.paste(text);
  const cells = () =>
    form
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
  return { user, form, cells, isClosed: () => isClosed };
}

test('each line has a verdict; new people are entered once, known ones are taken from the list', async () => {
  const { user, form, cells, isClosed } = await open(
    'Zane Ozola f 01.02.1992 LV1234567\nKarlis Berzins m 31.01.1985\nAnna Kalnina f 05.05.1990\nPeteris Kalns',
  );
  expect(form.getByRole('status')).toHaveTextContent('2 of 4 can be added');
  await waitFor(() =>
    expect(cells().map((row) => row.at(-1))).toEqual([
      'New',
      'In the list already: same name and birthday',
      'Is in this booking',
      'Missing: sex, birthday',
    ]),
  );
  expect(cells()[0]).toEqual(['1', 'Zane', 'Ozola', 'f', '01.02.1992', 'Latvia', 'LV1234567', 'New']);
  await user.click(form.getByRole('button', { name: 'Add 2 travelers' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(
    sent.map(({ path, body }) => [path, body['first_name'] ?? body['traveller_id'], body['order']]),
  ).toEqual([
    ['/api/travellers', 'Zane', undefined],
    ['/api/booking-travellers', testId(91), 1],
    ['/api/booking-travellers', testId(90), 2],
  ]);
  expect(sent[0]?.body).toMatchObject({ sex: 'f', birthday: '1992-02-01', nationality: latvia });
  expect(useMessages.getState().snackbars.at(-1)?.text).toBe('2 travelers added');
});

test('after a lost answer, saving again enters nobody twice', async () => {
  let losses = 2;
  server.use(
    http.post('*/api/travellers', ({ request }) => {
      sent.push({ path: 'lost', body: {}, key: request.headers.get('idempotency-key') });
      return losses-- > 0 ? HttpResponse.error() : undefined;
    }),
  );
  const { user, form, isClosed } = await open('Zane Ozola f 01.02.1992');
  await user.click(form.getByRole('button', { name: 'Add 1 traveler' }));
  await user.click(await form.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(
    new Set(sent.flatMap(({ path, key }) => (path === '/api/booking-travellers' ? [] : [key]))).size,
  ).toBe(1);
  expect(sent.filter(({ path }) => path === '/api/booking-travellers')).toHaveLength(1);
});

test('text without a name that can be added is refused, and stays', async () => {
  const { user, form } = await open('Peteris Kalns');
  await user.click(form.getByRole('button', { name: 'Add travelers' }));
  expect(await form.findByText(/^No line has all that a traveler needs/)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Names/ })).toHaveValue('Peteris Kalns');
  expect(screen.getByRole('dialog')).toBeVisible();
});
