import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [key, secret, region] = ['a key', 'a/secret+with=signs', 'eu-central-1'];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest();

/** Verifies signature version 4 by its specification, independently of the client under test. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
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
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(signing, text).toString('hex') === signature;
}

const tagOf = (bytes: Buffer): string => `"${sha256(bytes)}"`;

/** Timestamps one second apart. */
const writtenAt = (place: number): string =>
  new Date(Date.parse('2027-01-02T03:04:05Z') + place * 1000).toISOString();

/** The used part of S3: signed reads, conditional writes, and lists with two entries per page. */
export async function startBucketServer() {
  const stored = new Map<string, Buffer>();
  const requests: string[] = [];
  const state = { isBroken: false };

  function list(prefix: string, after: string): string {
    const names = [...stored.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
    const page = names.slice(0, 2);
    const order = [...stored.keys()];
    const entries = page.map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${writtenAt(order.indexOf(name))}</LastModified><Size>${stored.get(name)?.length}</Size></Contents>`,
    );
    const next = names.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
  }

  function holds({ headers }: IncomingMessage, there: Buffer | undefined): boolean {
    if (headers['if-none-match'] === '*') return there === undefined;
    return headers['if-match'] === undefined || (there !== undefined && headers['if-match'] === tagOf(there));
  }

  async function answer(request: IncomingMessage): Promise<[status: number, body: Buffer | string]> {
    const body = await buffer(request);
    requests.push(`${request.method} ${request.url}`);
    if (state.isBroken) return [503, ''];
    const content = request.headers['x-amz-content-sha256'];
    const isWhole = content === 'UNSIGNED-PAYLOAD' || content === sha256(body);
    if (!isWhole || !isSigned(request)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://server');
    if (searchParams.has('list-type'))
      return [200, list(searchParams.get('prefix') ?? '', searchParams.get('continuation-token') ?? '')];
    const name = decodeURIComponent(pathname.replace('/bucket/', ''));
    const there = stored.get(name);
    if (request.method === 'DELETE') return [stored.delete(name) ? 204 : 404, ''];
    if (request.method !== 'PUT') return there ? [200, there] : [404, ''];
    if (!holds(request, there)) return [412, ''];
    stored.set(name, body);
    return [200, ''];
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response
        .writeHead(status, { 'content-length': body.length, etag: tagOf(Buffer.from(body)) })
        .end(request.method === 'HEAD' ? '' : body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  return {
    stored,
    requests,
    state,
    /** Address of a folder in the bucket. */
    addressWith: (password: string) =>
      `s3://${encodeURIComponent(key)}:${encodeURIComponent(password)}@127.0.0.1:${port}/bucket/itinera?region=${region}&tls=off`,
    secret,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
export type BucketServer = Awaited<ReturnType<typeof startBucketServer>>;
