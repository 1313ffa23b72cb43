import { beforeEach, expect, test } from '@jest/globals';
import { addDays, type BatchInput } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import {
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
import { aTraveller, countriesThere } from '../testing';
import TravellersPage from './TravellersPage';

let asked: Record<string, string>[] = [];
const listed = aTraveller({ passport_number: '••••567', name_keys: ['ozola zane'] });

beforeEach(() => {
  asked = [];
  server.use(
    http.get('*/api/countries', () => listOf(countriesThere)),
    http.get('*/api/travellers', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return listOf([listed]);
    }),
  );
});

const open = (search = '') => renderPage('travelers', TravellersPage, `/travelers${search}`);

test('lists travellers with nationality and masked passport, without a sort by default', async () => {
  const { user } = open('?passport_expires_before=2027-05-01');
  const row = (await screen.findByRole('link', { name: 'Ozola, Zane' })).closest('[role=row]');
  expect(await within(row as HTMLElement).findByText('Latvia')).toBeVisible();
  for (const text of ['05.05.1990', '••••567', '01.01.2099', '+37120000001'])
    expect(within(row as HTMLElement).getByText(text)).toBeVisible();
  expect(within(row as HTMLElement).queryByRole('img', { name: /passport/ })).toBeNull();
  expect(asked.at(-1)).toEqual({ page: '1', per_page: '25', passport_expires_before: '2027-05-01' });
  expect(screen.getByRole('button', { name: /^Remove Passport expires before: 01\.05\.2027/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ozola, Zane' }));
  expect(window.location.pathname).toBe(`/travelers/${listed.id}`);
});

test.each([
  ['has expired', addDays(today(), -1), undefined, 'This passport has expired.'],
  ['expires soon', addDays(today(), 30), null, 'This passport expires within 6 months.'],
  ['expires too soon after a booked trip', addDays(today(), 300), addDays(today(), 290), 'the check-out on'],
])(
  'a passport that %s is marked, not only by colour',
  async (_of, passport_expires_at, last_check_out, words) => {
    const one = aTraveller({ passport_expires_at, ...(last_check_out !== undefined && { last_check_out }) });
    server.use(http.get('*/api/travellers', () => listOf([one])));
    open();
    const cell = (await screen.findByText(formatDay(passport_expires_at))).closest<HTMLElement>(
      '[role=gridcell]',
    );
    expect(within(cell ?? document.body).getByRole('img', { name: new RegExp(words) })).toHaveTextContent(
      '!',
    );
  },
);

test('a traveller is added, and their page opens', async () => {
  let sent: object = {};
  server.use(
    http.post('*/api/travellers', async ({ request }) => {
      sent = Object(await request.json());
      return oneOf(aTraveller({ id: testId(9) }));
    }),
  );
  const { user } = open('?edit=new');
  const form = within(await findDialog('Add traveler'));
  const fill = async (label: RegExp, text: string) => {
    await user.click(await form.findByLabelText(label));
    await user.paste(text);
  };
  await user.click(await form.findByRole('button', { name: 'Add traveler' }));
  expect(form.getByLabelText(/^Sex/)).toHaveAccessibleDescription('Choose female (f) or male (m).');
  await fill(/^First name \*?$/, 'Ilze');
  await fill(/^Last name \*?$/, 'Kalna');
  await user.selectOptions(form.getByLabelText(/^Sex/), 'Female');
  await fill(/^Birthday/, '1.3.1985');
  await user.click(form.getByLabelText(/^Nationality/));
  await user.click(await form.findByText('Latvia', { selector: '[role=option]' }));
  await user.click(form.getByRole('button', { name: 'Add traveler' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/travelers/${testId(9)}`));
  expect(sent).toMatchObject({
    first_name: 'Ilze',
    last_name: 'Kalna',
    sex: 'f',
    birthday: '1985-03-01',
    nationality: testId(901),
    is_customer: false,
    companions: [],
  });
});

test('travellers are imported with days as people write them, and duplicates are pointed out', async () => {
  let tried: BatchInput['operations'] = [];
  server.use(
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      tried = (await request.json()).operations;
      const name_keys = ['ozola zane'];
      const keyed = { id: testId(9), name_keys };
      return oneOf(
        tried.map(({ body }) => ({
          status: 201,
          result: { ...(JSON.stringify(body).includes('Зане') && keyed), ...body },
        })),
      );
    }),
  );
  const { user } = open('?import=file');
  const lines = [
    'First name;Surname;Gender;Date of birth;Citizenship;Expiry;Фамилия',
    'Ilze;Kalna;female;1.3.1985;LV;31.12.2030;',
    'Zane;Ozola;f;05.05.1990;Latvia;;',
    'Zahne;Ozolla;f;05.05.1990;Latvia;;Зане',
    'Anna;Liepa;f;31.02.1990;Latvia;;',
  ];
  await user.upload(
    await screen.findByLabelText('File to import'),
    new File([lines.join('\n')], 'travelers.csv'),
  );
  await user.click(await screen.findByRole('button', { name: 'Check rows' }));
  await screen.findByRole('heading', { name: 'Review rows' });
  expect(tried.map(({ body }) => body)).toEqual([
    {
      first_name: 'Ilze',
      last_name: 'Kalna',
      sex: 'f',
      birthday: '1985-03-01',
      nationality: testId(901),
      passport_expires_at: '2030-12-31',
    },
    { first_name: 'Zane', last_name: 'Ozola', sex: 'f', birthday: '1990-05-05', nationality: testId(901) },
    expect.objectContaining({ last_name_local: 'Зане' }),
  ]);
  expect(screen.getByText(/already in the list\.$/)).toBeVisible();
  expect(screen.getByText(/already in the list: same birthday, name written differently\.$/)).toBeVisible();
  expect(screen.getByText(/‘31.02.1990’ is not a date/)).toBeVisible();
});
