import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useDialogAddress } from '@itinera/shared/router';
import { startSession, useMessages } from '@itinera/shared/state';
import * as testing from '@itinera/shared/testing';
import type { BatchInput } from '@itinera/shared/contracts';
import { encoded } from '../read/testing';
import { citiesImport, citiesServer } from '../testing';
import { ImportDialog } from './ImportDialog';

const { act, http, HttpResponse, oneOf, renderPage, screen, server, waitFor, within } = testing;

let api: ReturnType<typeof citiesServer>;
let files: { blob: Blob; name: string }[];
beforeEach(() => {
  startSession('access', 'refresh');
  api = citiesServer(testing);
  server.use(...api.handlers);
  files = [];
  let last: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => ((last = blob), 'blob:0'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) files.push({ blob: last, name: this.download });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Screen() {
  const dialog = useDialogAddress('import');
  return (
    <>
      <button onClick={() => dialog.open('file')}>Import</button>
      {dialog.value === 'file' && <ImportDialog definition={citiesImport} onClose={dialog.close} />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const csv = (text: string, name = 'cities.csv') => new File([text], name, { type: 'text/csv' });

async function open() {
  const page = renderPage('hotels', Screen, '/hotels');
  await page.user.click(button('Import'));
  return page;
}

async function choose(text: string) {
  const page = await open();
  await page.user.upload(screen.getByLabelText('File to import'), csv(text));
  await heading('Match columns');
  return page;
}

async function check(text: string) {
  const page = await choose(text);
  await page.user.click(button('Check rows'));
  await heading('Review rows');
  return page;
}

const good = 'Country,Name,IATA\nLatvia,Ventspils,VNT\nLV,Liepaja,LPX\n';
const mixed = `${good}Latvja,Mitau,\nLatvia,Riga,\n`;

test('an unreadable file shows why, and another can be selected', async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('File to import'), csv('Name,Name\nRiga,Riga\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Two columns have the heading ‘Name’.');
  await user.upload(screen.getByLabelText('File to import'), csv(good));
  await heading('Match columns');
});

test('a template has headings that are always guessed', async () => {
  const { user } = await open();
  await user.click(button('Download template'));
  await waitFor(() => expect(files[0]?.name).toBe('cities-template.csv'));
  expect(new TextDecoder().decode(await files[0]?.blob.arrayBuffer())).toBe(
    'Country,Name (English),Name (Russian),IATA code,Main\r\n',
  );
});

test('each step starts at its heading; columns are guessed, shown with samples and can be changed', async () => {
  const { user } = await choose('Country,Title\nLatvia,Ventspils\nLV,Liepaja\n');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Match columns' })).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Country');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Latvia, LV');
  const title = screen.getByRole('combobox', { name: 'Title' });
  expect(title).toHaveDisplayValue('Skip column');
  await user.click(button('Check rows'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A name is required: choose the column for Name (English) or Name (Russian).',
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.selectOptions(title, 'Name (Russian)');
  await user.click(button('Check rows'));
  expect(await screen.findByText(/^2 valid, 0 errors/)).toBeVisible();
  expect(api.trials[0]?.[0]?.body).toMatchObject({ names: [{ locale: 'ru', name: 'Ventspils' }] });
});

test('a field without a column can have the same value in all rows', async () => {
  const { user } = await choose('Name\nVentspils\n');
  expect(screen.getByText(/^Country is required/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Country/ }), 'Latvia');
  await user.type(screen.getByRole('textbox', { name: 'Main' }), 'нет');
  await user.click(button('Check rows'));
  expect(await screen.findByText(/^1 valid/)).toBeVisible();
  expect(api.trials[0]?.[0]?.body).toMatchObject({ country_id: 'lv', is_main: false });
});

test('a wrong encoding is visible and can be changed', async () => {
  const { user } = await choose('Country,Name\nLatvia,Рига\n');
  const encoding = screen.getByRole('combobox', { name: 'Encoding' });
  expect(encoding).toHaveDisplayValue('UTF-8');
  await user.selectOptions(encoding, 'Windows-1251 (Cyrillic)');
  expect(screen.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription(/Р/);
  expect(screen.queryByText('Рига')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'UTF-8');
  expect(screen.getByText('Рига')).toBeVisible();
});

test('a file with several encodings waits for the person, who decides by its words', async () => {
  const { user } = await open();
  const bytes = encoded('Country;Name\nLatvia;Rīga\n', 'windows-1257');
  await user.upload(screen.getByLabelText('File to import'), new File([bytes], 'cities.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the encoding with which it is right.');
  expect(screen.queryByRole('button', { name: 'Match columns' })).toBeNull();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Encoding' }),
    'Rīga · Windows-1257 (Baltic)',
  );
  expect(
    within(screen.getByRole('region', { name: 'First rows of the file' })).getByText('Rīga'),
  ).toBeVisible();
  await user.click(button('Match columns'));
  expect(screen.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription('Rīga');
});

test('a file that was split wrongly can be split otherwise', async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('File to import'), csv('Country,Name,\nLatvia,Ventspils,x\n'));
  expect(await screen.findByText(/^Column C has no heading/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Separator' }), 'None, one column');
  expect(screen.queryByText(/has no heading/)).toBeNull();
  await user.click(button('Match columns'));
  expect(screen.getByRole('combobox', { name: 'Country,Name,' })).toBeVisible();
});

test('the check shows each row with what to fix; skipped rows can be filtered and downloaded', async () => {
  const { user } = await check(mixed);
  expect(screen.getByText('2 valid, 1 error, 1 already exists')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Rows of the file' }));
  expect(rows.getAllByRole('row')).toHaveLength(5);
  expect(
    rows.getByRole('row', { name: 'Row 4: Country: No such country: Latvja. Did you mean Latvia?' }),
  ).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Show only skipped rows' }));
  expect(rows.getAllByRole('row')).toHaveLength(3);
  await user.click(button('Download skipped rows'));
  await waitFor(() => expect(files[0]?.name).toBe('cities-to-fix.csv'));
  expect(new TextDecoder().decode(await files[0]?.blob.arrayBuffer())).toBe(
    'Country,Name,IATA,What to fix\r\nLatvja,Mitau,,Country: No such country: Latvja. Did you mean Latvia?\r\nLatvia,Riga,,Already exists: This city is already in the list.\r\n',
  );
  expect(api.batches).toEqual([]);
  await user.click(screen.getByRole('switch', { name: 'Also add the one that already exists' }));
  expect(button('Add 3 cities')).toBeVisible();
});

test('valid rows are added, and all of them can be undone', async () => {
  const { user } = await check(mixed);
  await user.click(button('Add 2 cities'));
  expect(await screen.findByText('2 cities added. 2 rows skipped.')).toBeVisible();
  expect(api.batches).toHaveLength(1);
  const undone: BatchInput[] = [];
  server.use(
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      undone.push(await request.json());
      return oneOf([
        { status: 200, result: null },
        { status: 200, result: null },
      ]);
    }),
  );
  await user.click(button('Undo'));
  expect(await screen.findByText(/^Everything that was added has been removed\./)).toBeVisible();
  expect(undone[0]?.operations).toEqual([
    { method: 'DELETE', path: '/api/cities/made-0-1', if_match: '"1"' },
    { method: 'DELETE', path: '/api/cities/made-0-0', if_match: '"0"' },
  ]);
  await user.click(button('Show the list'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Undo skips entries that another user has changed since, and says so', async () => {
  const { user } = await check(good);
  await user.click(button('Add 2 cities'));
  await screen.findByText('2 cities added.');
  server.use(
    http.post('*/api/batch', () => {
      const error = { code: 'stale', message: 'Changed.', operation: 1, request_id: 'test' };
      return HttpResponse.json({ success: false, error, message: error.message }, { status: 412 });
    }),
    http.delete('*/api/cities/:id', () => oneOf(null)),
  );
  await user.click(button('Undo'));
  expect(await screen.findByText('1 city removed, 1 not removed.')).toBeVisible();
  expect(useMessages.getState().snackbars.at(-1)?.text).toContain('Not undone: ‘Ventspils’.');
});

test('a failed run can be continued, and adds nothing twice', async () => {
  const { user } = await check(good);
  api.faults.push('lost', 'lost');
  await user.click(button('Add 2 cities'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The answer was lost. Trying again is safe: nothing is added twice.',
  );
  await user.click(button('Try again'));
  expect(await screen.findByText('2 cities added.')).toBeVisible();
  expect(api.batches).toHaveLength(1);
  expect(new Set(api.keys).size).toBe(1);
});

test('the list shown afterwards still offers Undo', async () => {
  const { user } = await check(good);
  await user.click(button('Add 2 cities'));
  await user.click(await screen.findByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useMessages.getState().snackbars.at(-1)).toMatchObject({
    text: '2 cities added',
    action: { label: 'Undo', undoes: true },
  });
});

test('leaving a started import asks: by Escape and by the Back button', async () => {
  const { user, router } = await choose(good);
  await user.keyboard('{Escape}');
  expect(screen.getByText('Leave the import? Nothing has been added.')).toBeVisible();
  await user.click(button('Stay'));
  expect(screen.getByRole('heading', { name: 'Match columns' })).toHaveFocus();
  await act(async () => void router.navigate(-1));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Import cities');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(button('Cancel'));
  await user.click(button('Leave'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('before an import is started, Escape closes at once', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failed check can be retried; a running one can be stopped', async () => {
  let isDown = true;
  server.use(http.post('*/api/batch', () => (isDown ? new Response('', { status: 503 }) : undefined)));
  const { user } = await choose(good);
  await user.click(button('Check rows'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The rows could not be checked.');
  isDown = false;
  await user.click(button('Try again'));
  expect(await screen.findByText(/^2 valid/)).toBeVisible();
  server.use(http.post('*/api/batch', () => new Promise<Response>(() => undefined)));
  await user.click(button('Back to columns'));
  await user.click(button('Check rows'));
  await user.click(await screen.findByRole('button', { name: 'Stop checking' }));
  await heading('Match columns');
});
