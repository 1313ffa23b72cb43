import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { answer, errorAnswer, upload } from '@itinera/shared/contracts';
import { idOf } from '../../../testing/people';
import { beginSession } from '../../../testing/sessions';
import { formHeaders, formOf, sendForm } from '../../../testing/uploads';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { openDiskStorage, storageFolder } from '../../storage/diskStorage';
import { auditLogTable } from '../../audit/audit.table';
import { demandQuota } from './quota';
import { uploadsTable } from '../../people/uploads.table';

let server: TestServer;
let token: string;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('operator');
  picture = await sharp({ create: { width: 50, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.stop());

const files = async () =>
  (await readdir(storageFolder(server.dataDir), { recursive: true })).filter((name) => name.includes('.'));
const rows = () => server.database.withActor(system('test'), (tx) => tx.$count(uploadsTable));
const parse = (body: unknown) => answer(upload).parse(body).result;

describe('an upload', () => {
  test.each(['/api/storage/upload', '/storage/upload'])(
    'at %s returns the name of the stored file',
    async (path) => {
      const made = await sendForm(server, token, formOf({ bytes: picture, name: 'beach.jpg' }), { path });
      expect(made.statusCode).toBe(201);
      const stored = parse(made.json());
      expect(stored).toMatchObject({ kind: 'image', original_name: 'beach.jpg', width: 50, height: 30 });
      expect((await server.call(`/storage/${stored.file_name}`)).statusCode).toBe(200);
    },
  );

  test('is refused before its body is read: first without authentication, then without the right', async () => {
    const nonsense = Buffer.from('no form at all');
    expect((await sendForm(server, undefined, nonsense)).statusCode).toBe(401);
    for (const person of ['partner', 'pending', 'blocked'] as const) {
      const session = await beginSession(server, person);
      expect((await sendForm(server, session.token, nonsense)).statusCode).toBe(403);
    }
  });

  test('sent again with its key returns the same file, and another file is refused', async () => {
    const headers = { 'idempotency-key': uuidv7() };
    const first = await sendForm(server, token, formOf({ bytes: picture }), { headers });
    const [count, stored] = [await rows(), await files()];
    const again = await sendForm(server, token, formOf({ bytes: picture }), { headers });
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([
      201,
      first.body,
      'true',
    ]);
    const other = await sendForm(server, token, formOf({ bytes: await sharp(picture).png().toBuffer() }), {
      headers,
    });
    expect(other.statusCode).toBe(422);
    expect([await rows(), await files()]).toEqual([count, stored]);
  });

  test('is in the audit log', async () => {
    const { id } = parse((await sendForm(server, token, formOf({ bytes: picture }))).json());
    const recorded = await server.database.withActor(system('test'), (tx) =>
      tx.select().from(auditLogTable).where(eq(auditLogTable.entity_id, id)),
    );
    expect(recorded).toMatchObject([{ entity: 'uploads', action: 'create', actor_id: idOf('operator') }]);
  });
});

const field = (name: string, value: string) =>
  Buffer.from(
    `--a-boundary-of-the-tests\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );

test.each<
  [
    what: string,
    payload: () => Buffer,
    headers: Record<string, string>,
    path: string,
    status: number,
    message: RegExp,
  ]
>([
  ['JSON', () => Buffer.from('{}'), { 'content-type': 'application/json' }, '', 415, /multipart\/form-data/],
  ['no type', () => picture, { 'content-type': 'image/jpeg' }, '', 415, /JSON|multipart/],
  [
    'a form without boundary',
    () => formOf({ bytes: picture }),
    { 'content-type': 'multipart/form-data' },
    '',
    400,
    /well-formed/,
  ],
  ['an empty form', () => formOf(), {}, '', 400, /Choose a file/],
  ['a form that breaks off', () => formOf({ bytes: picture }).subarray(0, 300), {}, '', 400, /too early/],
  ['the file in another field', () => formOf({ bytes: picture, field: 'image' }), {}, '', 400, /^image: /],
  [
    'text in the field of the file',
    () => Buffer.concat([field('file', 'beach.jpg'), formOf()]),
    {},
    '',
    400,
    /file, not text/,
  ],
  ['two files', () => formOf({ bytes: picture }, { bytes: picture }), {}, '', 400, /one file/],
  [
    'a field besides',
    () => Buffer.concat([field('hotel', '1'), formOf({ bytes: picture })]),
    {},
    '',
    400,
    /^hotel: /,
  ],
  [
    'the kind as a field',
    () => Buffer.concat([field('kind', 'document'), formOf({ bytes: picture })]),
    {},
    '',
    400,
    /\?kind=document/,
  ],
  [
    'a field that poisons prototypes',
    () => Buffer.concat([field('__proto__', '1'), formOf({ bytes: picture })]),
    {},
    '',
    400,
    /only the field|not known/,
  ],
  ['an unknown kind', () => formOf({ bytes: picture }), {}, '?kind=film', 400, /^kind: /],
  ['an unknown parameter', () => formOf({ bytes: picture }), {}, '?folder=..', 400, /^folder: /],
  [
    'a body announced as too large',
    () => formOf({ bytes: picture }),
    { 'content-length': '99999999' },
    '',
    413,
    /10 MiB/,
  ],
])(
  '%s is refused with a remedy, and nothing is stored',
  async (_, payload, headers, query, status, message) => {
    const before = [await rows(), await files()];
    const refusal = await sendForm(server, token, payload(), {
      path: `/api/storage/upload${query}`,
      headers,
    });
    const { error } = errorAnswer.parse(refusal.json());
    const said = Object.entries(error.fields ?? {}).map(([name, advice]) => `${name}: ${advice}`);
    expect([refusal.statusCode, said[0] ?? error.message]).toEqual([status, expect.stringMatching(message)]);
    expect([await rows(), await files()]).toEqual(before);
  },
);

test('an aborted upload stores nothing', async () => {
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const before = [await rows(), await files()];
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /api/storage/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${formHeaders['content-type']}`,
    'Content-Length: 900000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(formOf({ bytes: picture }).subarray(0, 400));
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([await rows(), await files()]).toEqual(before);
});

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  const send = (bytes: Buffer, name: string) =>
    sendForm(server, token, formOf({ bytes, name }), { path: '/api/storage/upload?kind=document' });

  test('is for staff, and is downloaded instead of shown; for a partner it exists only in its own bookings', async () => {
    const { id, file_name, media_type } = parse((await send(pdf, 'Ваучер (1).pdf')).json());
    expect(media_type).toBe('application/pdf');
    const fetched = await server.call(`/api/documents/${id}`, { token });
    expect(fetched.rawPayload).toEqual(pdf);
    expect(fetched.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="______ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('Ваучер')}%20%281%29.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect((await server.call(`/api/documents/${id}`)).statusCode).toBe(401);
    expect(
      (await server.call(`/api/documents/${id}`, { token: await server.tokenOf('partner') })).statusCode,
    ).toBe(404);
    expect((await server.call(`/storage/${file_name}`)).statusCode).toBe(404);
    expect((await server.call(`/storage/${encodeURIComponent(file_name)}`)).statusCode).toBe(404);
  });

  test('that is a picture is converted, and gets the extension of its new format', async () => {
    const { id } = parse((await send(picture, 'passport.jpg')).json());
    const fetched = await server.call(`/api/documents/${id}`, { token });
    expect(fetched.headers['content-disposition']).toContain('filename="passport.webp"');
    expect((await sharp(fetched.rawPayload).metadata()).format).toBe('webp');
  });

  test('that is neither PDF nor picture is refused', async () => {
    expect((await send(Buffer.from('PK\x03\x04 a text document'), 'letter.docx')).statusCode).toBe(415);
  });

  test('can’t be used as a picture, nor a picture as a document', async () => {
    const { id } = parse((await sendForm(server, token, formOf({ bytes: picture }))).json());
    expect((await server.call(`/api/documents/${id}`, { token })).statusCode).toBe(404);
    expect((await server.call(`/api/documents/${uuidv7()}`, { token })).statusCode).toBe(404);
  });
});

test('a nearly full disk refuses uploads, with a message', async () => {
  const full = openDiskStorage(storageFolder(server.dataDir), Number.MAX_SAFE_INTEGER);
  await expect(full.demandRoom()).rejects.toMatchObject({ code: 'out_of_space', status: 507 });
});

test('a person over the quota can upload again tomorrow', async () => {
  const admin = idOf('admin');
  const demand = () => server.database.withActor(system('test'), (tx) => demandQuota(tx, admin, 10));
  const add = (days: number) =>
    server.database.withActor(system('test'), (tx) =>
      tx.insert(uploadsTable).values({
        id: uuidv7(),
        file_name: uuidv7(),
        kind: 'image',
        media_type: 'image/webp',
        original_name: 'a',
        received_bytes: 10 * 1024 * 1024,
        received_sha256: '',
        uploaded_by: admin,
        created_at: sql`now() - make_interval(days => ${days})`,
      }),
    );
  await add(2);
  await demand();
  await add(0);
  await expect(demand()).rejects.toMatchObject({
    code: 'out_of_space',
    message: expect.stringContaining('tomorrow'),
  });
});
