import { beforeEach, expect, jest, test } from '@jest/globals';
import { hotelImages } from '@itinera/shared/contracts';
import { useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
  fireEvent,
  http,
  HttpResponse,
  keepingServer,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { ImagesDialog } from './ImagesDialog';
import { arrangements } from './reorderImages';
import { uploads } from './uploadStore';

const hotel = aHotel();
const stamp = hotel.updated_at;
let images: ReturnType<typeof keepingServer>;
let warned: unknown[];

beforeEach(() => {
  warned = [];
  jest.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
  uploads.set(hotel.id, () => []);
  arrangements.set(hotel.id, () => ({ unsaved: [], isSaving: false }));
});

/** A file name as the storage generates them. */
const stored = (name: string) => `${name.padEnd(22, '-')}.webp`;
const short = (fileName: string | null) => /([\w-]+?)-*\./.exec(fileName ?? '')?.[1];
const fileNames = () => screen.getAllByRole('img').map((image) => short(image.getAttribute('src')));
const orders = () =>
  Object.fromEntries(images.kept().map(({ file_name, order }) => [short(String(file_name)), order]));

function open(count: number) {
  images = keepingServer(
    hotelImages.path,
    Array.from({ length: count }, (_, index) => ({
      id: testId(100 + index),
      hotel_id: hotel.id,
      file_name: stored(`file-${index + 1}`),
      order: index + 1,
      alt: null,
      created_at: stamp,
      updated_at: stamp,
    })),
  );
  server.use(...images.handlers);
  const Screen = () => <ImagesDialog hotel={hotel} onClose={() => undefined} />;
  return renderPage('hotels-id', Screen, `/hotels/${hotel.id}`).user;
}

/** Accepts files under their own names, and refuses those named for it. */
const storage = (sent: string[] = []) =>
  http.post('*/api/storage/upload', async ({ request }) => {
    const name = /filename="(.*?)\.\w+"/.exec(await request.text())?.[1] ?? '';
    sent.push(name);
    return name.startsWith('broken')
      ? failure('rule', 'Refused.', { file: 'This picture is damaged. Save it again as JPEG.' })
      : oneOf({ file_name: stored(name) });
  });
const file = (name: string, type = 'image/png', size = 3) => new File(['x'.repeat(size)], name, { type });
const chooser = () => screen.findByLabelText('Image files');
const lines = () =>
  within(screen.getByRole('list', { name: 'Uploads' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent?.replace(/Try again|Dismiss|Cancel/g, ''));

test('the last of ten images is moved to the front by keys; a failed order is marked and retried', async () => {
  const user = open(10);
  let isDown = true;
  server.use(
    http.put(`*${hotelImages.path}/${testId(102)}`, () =>
      isDown ? failure('unavailable', 'Down.') : undefined,
    ),
  );
  (await screen.findByRole('button', { name: 'Move image 10' })).focus();
  await user.keyboard(' ');
  await user.keyboard('{Home}');
  await user.keyboard(' ');
  await waitFor(() => expect(fileNames()[0]).toBe('file-10'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
  expect(images.asked).toHaveLength(9);
  expect(images.asked[0]).toMatchObject({ method: 'PUT', body: { order: 1 } });
  expect(orders()).toMatchObject({
    'file-10': 1,
    'file-1': 2,
    'file-3': 3,
    'file-9': 10,
  });
  expect(warned).toEqual(['The order of an image was not saved. Down.']);
  expect(useMessages.getState().snackbars).toEqual([]);

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again: place of image 4' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(images.asked).toHaveLength(10);
  expect(orders()).toMatchObject({ 'file-3': 4 });
  expect(fileNames().slice(0, 4)).toEqual(['file-10', 'file-1', 'file-2', 'file-3']);
});

test('an image becomes the cover, is described, and is moved again while the first move is saved', async () => {
  const user = open(3);
  const choose = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('image 3', 'Make cover');
  await choose('image 1', 'Move later');
  await waitFor(() => expect(orders()).toEqual({ 'file-1': 1, 'file-3': 2, 'file-2': 3 }));
  expect(fileNames()).toEqual(['file-1', 'file-3', 'file-2']);

  await choose('image 2', 'Edit alt text');
  await user.click(await screen.findByRole('textbox', { name: 'Alt text' }));
  await user.paste('The pool at dusk');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('img', { name: 'The pool at dusk' })).toBeVisible();
  expect(images.kept()).toContainEqual(
    expect.objectContaining({ file_name: stored('file-3'), alt: 'The pool at dusk', order: 2 }),
  );
});

test('an image that is moved while the saved order is read again is saved, too', async () => {
  const user = open(3);
  const moveLater = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move later' }));
  };
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await screen.findByRole('button', { name: 'More for image 1' });
  let asked = 0;
  server.use(
    http.get(`*${hotelImages.path}`, async () => {
      asked += 1;
      await isAnswered;
      return undefined;
    }),
  );
  await moveLater('image 1');
  await waitFor(() => expect(asked).toBe(1));
  await moveLater('image 2');
  answer();
  await waitFor(() => expect(orders()).toEqual({ 'file-2': 1, 'file-3': 2, 'file-1': 3 }));
  await waitFor(() => expect(arrangements.of(hotel.id)).toMatchObject({ ids: undefined, isSaving: false }));
  expect(fileNames()).toEqual(['file-2', 'file-3', 'file-1']);
});

test('an order whose answers were lost but which was saved is not marked', async () => {
  const user = open(2);
  await user.click(await screen.findByRole('button', { name: 'More for image 2' }));
  images.lose('reset', 'html', 'html', 'reset');
  await user.click(await screen.findByRole('menuitem', { name: 'Make cover' }));
  await waitFor(() => expect(warned).toHaveLength(2), { timeout: 3000 });
  await waitFor(() => expect(arrangements.of(hotel.id).isSaving).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fileNames()).toEqual(['file-2', 'file-1']);
});

test('several files are added after the others; a bad one shows why and does not stop the rest', async () => {
  const sent: string[] = [];
  const user = open(2);
  server.use(storage(sent));
  fireEvent.drop(await screen.findByRole('list', { name: 'Images' }), {
    dataTransfer: {
      types: ['Files'],
      files: [
        file('words.txt', 'text/plain'),
        file('one.png'),
        file('broken.png'),
        file('huge.png', 'image/png', 12 * 1024 * 1024),
        file('two.png'),
      ],
    },
  });
  await waitFor(() => expect(orders()).toEqual({ 'file-1': 1, 'file-2': 2, one: 3, two: 4 }));
  await waitFor(() => expect(fileNames()).toEqual(['file-1', 'file-2', 'one', 'two']));
  expect(sent).toEqual(['one', 'broken', 'two']);
  expect(lines()).toEqual([
    'words.txtThis file can’t be shown as a picture. Choose a JPEG, PNG or WebP file.',
    'broken.pngThis picture is damaged. Save it again as JPEG.',
    'huge.pngThe picture is larger than 10 MiB. Export it with fewer pixels and choose it again.',
  ]);
  for (const name of ['words.txt', 'broken.png', 'huge.png'])
    await user.click(screen.getByRole('button', { name: `Dismiss: ${name}` }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('the 51st image is refused before it is sent', async () => {
  const sent: string[] = [];
  const user = open(49);
  server.use(storage(sent));
  await user.upload(await chooser(), [file('one.png'), file('two.png')]);
  await waitFor(() => expect(lines()).toEqual(['two.pngA hotel has at most 50 images. Delete one first.']));
  expect(sent).toEqual(['one']);
});

test('an addition whose answer was lost is retried under its key, without uploading the file again', async () => {
  const sent: string[] = [];
  const user = open(1);
  server.use(storage(sent));
  images.lose('html', 'reset');
  await user.upload(await chooser(), file('one.png'));
  await user.click(await screen.findByRole('button', { name: 'Try again: one.png' }));
  await waitFor(() => expect(fileNames()).toEqual(['file-1', 'one']));
  expect(new Set(images.asked.map(({ key }) => key)).size).toBe(1);
  expect(images.kept()).toHaveLength(2);
  expect(sent).toEqual(['one']);
});

test('an upload whose answers were lost is retried under its key, also by hand', async () => {
  const user = open(1);
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/storage/upload', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3 ? HttpResponse.error() : undefined;
    }),
    storage(),
  );
  await user.upload(await chooser(), file('one.png'));
  await user.click(await screen.findByRole('button', { name: 'Try again: one.png' }, { timeout: 3000 }));
  await waitFor(() => expect(fileNames()).toEqual(['file-1', 'one']));
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test('a cancelled upload is not added, and the next one is', async () => {
  const user = open(1);
  server.use(
    http.post('*/api/storage/upload', async ({ request }) =>
      (await request.clone().text()).includes('slow') ? new Promise<never>(() => undefined) : undefined,
    ),
    storage(),
  );
  await user.upload(await chooser(), [file('slow.png'), file('quick.png')]);
  expect(await screen.findByRole('progressbar', { name: 'quick.png: waiting' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel: slow.png' }));
  await waitFor(() => expect(fileNames()).toEqual(['file-1', 'quick']));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('selected images are deleted at once, and Undo restores them', async () => {
  const user = open(4);
  let restored: unknown;
  server.use(
    http.post('*/api/batch', async ({ request }) => {
      const { operations } = (await request.json()) as { operations: { method: string; path: string }[] };
      if (operations[0]?.method === 'POST') restored = operations;
      return oneOf(operations.map(() => ({ status: 200, result: null })));
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select image 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select image 4' }));
  await user.click(screen.getByRole('button', { name: 'Delete 2 images' }));
  await waitFor(() => expect(useMessages.getState().snackbars[0]?.text).toBe('2 images deleted'));
  act(() => useMessages.getState().snackbars[0]?.action?.run());
  await waitFor(() =>
    expect(restored).toEqual([
      { method: 'POST', path: hotelImages.path, body: { id: testId(103) } },
      { method: 'POST', path: hotelImages.path, body: { id: testId(101) } },
    ]),
  );
});
