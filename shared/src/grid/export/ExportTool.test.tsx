import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useMessages } from '@itinera/shared/state';
import {
  aHotel,
  failure,
  http,
  listOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
} from '@itinera/shared/testing';
import { strFromU8, unzipSync } from 'fflate';
import { ListPage } from '../toolbar/testList';
import { bytesOf, csvRows, textOf } from './testing';

const openList = (address = '/hotels') => renderPage('hotels', ListPage, address);

let files: { blob: Blob; name: string }[] = [];
let asked: URLSearchParams[] = [];

/** jsdom can't save files. */
beforeEach(() => {
  files = [];
  asked = [];
  const blobs = new Map<string, Blob>();
  const address = (blob: Blob) => {
    blobs.set(`blob:${blobs.size}`, blob);
    return `blob:${blobs.size - 1}`;
  };
  Object.assign(URL, { createObjectURL: address, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ blob, name: this.download });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const names = ['=HYPERLINK("http://evil")', 'the "Grand", Riga', 'two\nlines', 'Отель «Ромашка»', 'Sea 🏖️'];
const hotelAt = (index: number) =>
  aHotel({ id: testId(index), name: `${names[index % names.length]} ${index}`, stars: (index % 9) / 2 });

/** Any number of hotels, in the requested pages. */
const hotelsOf = (total: number) =>
  http.get('*/api/hotels', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
    const from = (page - 1) * size;
    const rows = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, index) =>
      hotelAt(from + index),
    );
    return listOf(rows, total, page, size);
  });

async function exportAs(
  entry: RegExp,
  address?: string,
  before?: (user: ReturnType<typeof openList>['user']) => Promise<void>,
) {
  const { user } = openList(address);
  await screen.findByRole('checkbox', { name: /Ромашка» 3$/ });
  await before?.(user);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return user;
}

const said = () => useMessages.getState().snackbars.map(({ text }) => text);
const theFile = async () => {
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 });
  const [file] = files;
  if (!file) throw new Error('Nothing was downloaded.');
  return file;
};

test('writes all rows of all pages as CSV, without formulas', async () => {
  server.use(hotelsOf(450));
  await exportAs(/^Current view, 450 hotels: CSV/, '/hotels?sort=-stars&q=sea');
  const { blob, name } = await theFile();
  expect(name).toMatch(/^hotels-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...rows] = csvRows(await textOf(blob));
  expect(header).toEqual(['Name', 'Stars']);
  const expected = Array.from({ length: 450 }, (_, index) => {
    const { name: text, stars } = hotelAt(index);
    return [text.startsWith('=') ? `'${text}` : text, String(stars)];
  });
  expect(rows).toEqual(expected);
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    page: '3',
    per_page: '200',
    sort: '-stars',
    q: 'sea',
    with_data: 'true',
  });
  await waitFor(() => expect(said()).toEqual([`450 hotels exported to ${name}`]));
});

test('writes all rows as a workbook: text as text, numbers as numbers', async () => {
  server.use(hotelsOf(450));
  await exportAs(/^Current view, 450 hotels: Excel/);
  const { blob, name } = await theFile();
  expect(name).toMatch(/^hotels-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = unzipSync(await bytesOf(blob))['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new Error('No sheet in the workbook.');
  const rows = new DOMParser()
    .parseFromString(strFromU8(sheet), 'application/xml')
    .getElementsByTagName('row');
  expect(rows).toHaveLength(451);
  expect(rows[0]?.textContent).toBe('NameStars');
  const written = Array.from(rows)
    .slice(1)
    .map(({ children: [text, stars] }) => ({
      name: text?.textContent,
      kinds: [text?.getAttribute('t'), stars?.getAttribute('t')],
      stars: Number(stars?.textContent),
      formula: text?.getElementsByTagName('f').length,
    }));
  expect(written).toEqual(
    Array.from({ length: 450 }, (_, index) => ({
      name: hotelAt(index).name,
      kinds: ['inlineStr', null],
      stars: hotelAt(index).stars,
      formula: 0,
    })),
  );
});

test('writes only the selected rows on request, without another request', async () => {
  server.use(hotelsOf(60));
  await exportAs(/^2 hotels selected: CSV/, '/hotels', async (user) => {
    await user.click(screen.getByRole('checkbox', { name: /Ромашка» 3$/ }));
    await user.click(screen.getByRole('checkbox', { name: /🏖️ 4$/ }));
  });
  const rows = csvRows(await textOf((await theFile()).blob));
  expect(rows.map(([name]) => name)).toEqual(['Name', 'Отель «Ромашка» 3', 'Sea 🏖️ 4']);
  expect(asked).toHaveLength(1);
});

test("without a selection, rows can't be chosen", async () => {
  server.use(hotelsOf(60));
  const { user } = openList();
  await screen.findByRole('checkbox', { name: /Ромашка» 3$/ });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Current view, 60 hotels: Excel (XLSX)',
    'Current view, 60 hotels: CSV',
  ]);
});

test('shows its progress, and stops on request', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('*/api/hotels', async ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      if (page === '3') await held;
    }),
    hotelsOf(1000),
  );
  const user = await exportAs(/CSV/);
  expect(await screen.findByText('400 of 1 000 hotels exported')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '400 of 1\u00a0000 hotels exported' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel export' }));
  release();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(said()).toEqual(['Export cancelled']);
  expect(files).toEqual([]);
});

test('retries a failed page once', async () => {
  let failures = 0;
  server.use(
    http.get('*/api/hotels', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2' && failures++ === 0
        ? failure('unavailable', 'Later.')
        : undefined,
    ),
    hotelsOf(500),
  );
  await exportAs(/CSV/);
  expect(csvRows(await textOf((await theFile()).blob))).toHaveLength(501);
  expect(failures).toBe(2);
});

test('shows why nothing was written, and can be retried', async () => {
  server.use(hotelsOf(500));
  const user = await exportAs(/CSV/, '/hotels', async () => {
    server.use(http.get('*/api/hotels', () => failure('forbidden', 'You may no longer see hotels.')));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The export failed. You may no longer see hotels.',
  );
  expect(files).toEqual([]);
  server.use(hotelsOf(500));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await theFile();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reports that the list changed while it was read', async () => {
  server.use(hotelsOf(400));
  await exportAs(/CSV/, '/hotels', async () => {
    server.use(
      http.get('*/api/hotels', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const rows = Array.from({ length: 200 }, (_, index) => hotelAt((page - 1) * 199 + index));
        return listOf(rows, page === 1 ? 400 : 401, page, 200);
      }),
    );
  });
  await theFile();
  await waitFor(() =>
    expect(said()[0]).toMatch(/^\d+ hotels exported .* it had 400 hotels at the start and 401 at the end/),
  );
});
