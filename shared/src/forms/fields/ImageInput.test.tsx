import { beforeEach, expect, test } from '@jest/globals';
import { FormDialog, ImageInput, useContractForm } from '@itinera/shared/forms';
import {
  failure,
  fireEvent,
  http,
  HttpResponse,
  oneOf,
  renderPage,
  screen,
  server,
  waitFor,
} from '@itinera/shared/testing';
import * as z from 'zod/mini';

const input = z.strictObject({ picture: z.nullable(z.string()) });
let saved: unknown;
let received: string[];

beforeEach(() => {
  saved = undefined;
  received = [];
});

const accepting = http.post('*/api/storage/upload', async ({ request }) => {
  const form = await request.text();
  received.push(/name="file"; filename="(.*?)"[^]*pixels/.exec(form)?.[1] ?? 'nothing');
  return oneOf({ file_name: `stored-${received.length}.webp` });
});

function Screen() {
  const form = useContractForm(input, { picture: null });
  return (
    <FormDialog
      title="Theme"
      form={form}
      save={async (values) => {
        saved = values;
      }}
      saved="Theme saved"
      draftKey="theme"
      onClose={() => undefined}
      labels={{ picture: 'Picture' }}
    >
      <ImageInput
        control={form.control}
        name="picture"
        label="Picture"
        hint="JPEG, PNG or WebP, up to 10 MiB"
      />
    </FormDialog>
  );
}
const open = () => renderPage('hotels', Screen, '/hotels').user;
const file = (name: string, type = 'image/png', content = 'pixels') => new File([content], name, { type });
const chooser = () => screen.getByLabelText('Picture', { selector: 'input' });
const button = (name: string) => screen.findByRole('button', { name });

test('an image is uploaded, shown, replaced and removed; its file name is the value', async () => {
  server.use(accepting);
  const user = open();
  await user.upload(chooser(), file('one.png'));
  expect(await screen.findByRole('img', { name: 'Picture, as uploaded' })).toHaveAttribute(
    'src',
    '/storage/stored-1.thumb.webp',
  );
  expect(received).toEqual(['one.png']);
  await user.upload(chooser(), file('two.png'));
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', '/storage/stored-2.thumb.webp'));
  await user.click(await button('Save'));
  await waitFor(() => expect(saved).toEqual({ picture: 'stored-2.webp' }));

  await user.click(await button('Remove picture'));
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['text.txt', 'text/plain', 'words', /^text\.txt: This file can’t be shown as a picture/],
  ['empty.png', 'image/png', '', /^empty\.png: This file is empty/],
  [
    'huge.png',
    'image/png',
    'x'.repeat(10 * 1024 * 1024 + 1),
    /^huge\.png: The picture is larger than 10 MiB/,
  ],
])('%s is refused before it is sent, with what to do', async (name, type, content, problem) => {
  server.use(accepting);
  open();
  // Dropped, because the browser filters selected files by type.
  fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), {
    dataTransfer: { files: [file(name, type, content)] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  expect(received).toEqual([]);
});

test('a refusal of the server is shown, and the next picture is accepted', async () => {
  server.use(
    http.post(
      '*/api/storage/upload',
      () => failure('rule', 'file: Refused.', { file: 'This picture is damaged. Save it again as JPEG.' }),
      { once: true },
    ),
  );
  const user = open();
  await user.upload(chooser(), file('broken.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'broken.png: This picture is damaged. Save it again as JPEG.',
  );
  server.use(accepting);
  await user.upload(chooser(), file('good.png'));
  expect(await screen.findByRole('img')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an upload answered by another server is retried under its key, and stored once', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/storage/upload', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.html('<h1>Sign in</h1>') : oneOf({ file_name: 'stored.webp' });
    }),
  );
  await open().upload(chooser(), file('one.png'));
  expect(await screen.findByRole('img')).toHaveAttribute('src', '/storage/stored.thumb.webp');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a form is not saved before the upload has ended; cancelled, it keeps the previous image', async () => {
  server.use(accepting);
  const user = open();
  await user.upload(chooser(), file('one.png'));
  await screen.findByRole('img');
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.post('*/api/storage/upload', async () => {
      await arrived;
      return oneOf({ file_name: 'late.webp' });
    }),
  );
  await user.upload(chooser(), file('slow.png'));
  await user.click(await button('Save'));
  expect(await screen.findByRole('group', { name: 'Picture' })).toHaveAccessibleDescription(
    /^The picture is still being uploaded/,
  );
  expect(saved).toBeUndefined();
  await user.click(await button('Cancel upload'));
  expect(await screen.findByRole('img')).toHaveAttribute('src', '/storage/stored-1.thumb.webp');

  await user.upload(chooser(), file('slow.png'));
  arrive();
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', '/storage/late.thumb.webp'));
  await user.click(await button('Save'));
  await waitFor(() => expect(saved).toEqual({ picture: 'late.webp' }));
});
