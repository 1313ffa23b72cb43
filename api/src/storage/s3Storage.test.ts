import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readBucket } from '../base/bucket';
import { openS3Storage } from './s3Storage';
import type { Storage } from './storage';

const [key, secret, region] = ['a key', 'a/secret+with=signs', 'eu-central-1'];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest();

/** Signature version 4 as its specification writes it, and not as the client under test does. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, by = secret): boolean {
  const { authorization = '' } = headers;
  const [, day = '', names = '', signature] =
    /Credential=a key\/(\d{8})\/eu-central-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)/.exec(
      authorization,
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://server');
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('');
  const request = [method, pathname, query, signed, names, headers['x-amz-content-sha256']].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(request),
  ].join('\n');
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${by}`, day), region));
  return hmac(signing, text).toString('hex') === signature;
}

const stored = new Map<string, Buffer>();
let requests: string[] = [];
let broken = false;
let server: Server;
let storage: Storage;

/** As much of S3 as is used, two entries a page. */
function list(prefix: string, after: string): string {
  const names = [...stored.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const page = names.slice(0, 2);
  const entries = page.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>2027-01-02T03:04:05.000Z</LastModified></Contents>`,
  );
  const next = names.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

async function serve(request: IncomingMessage): Promise<[status: number, body: Buffer | string]> {
  const body = await buffer(request);
  requests.push(`${request.method} ${request.url}`);
  if (broken) return [503, ''];
  const content = request.headers['x-amz-content-sha256'];
  const isWhole = content === 'UNSIGNED-PAYLOAD' || content === sha256(body);
  if (!isWhole || !isSigned(request)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://server');
  const name = pathname.replace('/bucket/', '');
  if (request.method === 'PUT') stored.set(name, body);
  if (request.method === 'DELETE') return [stored.delete(name) ? 204 : 404, ''];
  if (searchParams.has('list-type'))
    return [200, list(searchParams.get('prefix') ?? '', searchParams.get('continuation-token') ?? '')];
  const found = stored.get(name);
  return found ? [200, request.method === 'PUT' ? '' : found] : [404, ''];
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void serve(request).then(([status, body]) =>
      response
        .writeHead(status, { 'content-length': body.length })
        .end(request.method === 'HEAD' ? '' : body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const open = (password: string) =>
    openS3Storage(
      `s3://${encodeURIComponent(key)}:${encodeURIComponent(password)}@127.0.0.1:${port}/bucket/itinera?region=${region}&tls=off`,
    );
  storage = open(secret);
  wrong = open('another secret');
});
beforeEach(() => {
  stored.clear();
  requests = [];
  broken = false;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

let wrong: Storage;
const name = 'AAAAAAAAAAAAAAAAAAAA-_.webp';

test('a file is read back unchanged, and can be deleted', async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128, 7]);
  await storage.put(name, bytes);
  expect([...stored.keys()]).toEqual([`itinera/${name}`]);
  const file = await storage.open(name);
  expect(file?.size).toBe(6);
  expect(file && (await buffer(file.body))).toEqual(bytes);
  expect(await storage.has(name)).toBe(true);
  await storage.remove(name);
  expect([await storage.has(name), await storage.open(name)]).toEqual([false, undefined]);
  await storage.remove(name);
});

test('the list goes on over its pages', async () => {
  const names = ['a.webp', 'b.webp', 'c.webp', 'documents/d.pdf', 'e.webp'];
  for (const each of names) await storage.put(each, Buffer.from(each));
  const listed = [];
  for await (const entry of storage.list()) listed.push(entry);
  expect(listed.map((entry) => entry.name)).toEqual(names);
  expect(listed[0]?.modifiedAt).toEqual(new Date('2027-01-02T03:04:05Z'));
});

test('a server that is out of order, or refuses the secret, is not there for the moment', async () => {
  await expect(wrong.put(name, Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(stored.size).toBe(0);
  broken = true;
  await expect(storage.open(name)).rejects.toMatchObject({ code: 'unavailable' });
  expect(requests.length).toBeGreaterThan(2);
});

test.each([
  [
    's3://key:secret@s3.example.com/bucket',
    { endpoint: 'https://s3.example.com/bucket', prefix: '', region: 'us-east-1' },
  ],
  [
    's3://key:a%2Fb@[::1]:9000/bucket/a/b/?region=x&tls=off',
    { endpoint: 'http://[::1]:9000/bucket', prefix: 'a/b/', region: 'x', secretAccessKey: 'a/b' },
  ],
  ['s3://s3.example.com/bucket', undefined],
  ['s3://key:secret@s3.example.com', undefined],
  ['https://key:secret@s3.example.com/bucket', undefined],
  ['bucket', undefined],
])('the address %s is understood or refused', (address, expected) => {
  if (expected) expect(readBucket(address)).toMatchObject(expected);
  else expect(readBucket(address)).toBeUndefined();
});
