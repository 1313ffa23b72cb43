import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../http/problem';
import { readBucket } from '../base/bucket';
import type { Storage, StoredEntry } from './storage';

const longestAnswerMs = 20_000;

const unavailable = () =>
  new Problem('unavailable', 'The storage of files does not answer. Try again in a moment.', {
    retryAfterSeconds: 5,
  });

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** A bucket of anything that speaks S3. */
export function openS3Storage(address: string): Storage {
  const bucket = readBucket(address);
  if (!bucket) throw new Error('Not the address of a bucket.');
  const { endpoint, prefix, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  /** Undefined if there is no such file. */
  async function ask(method: string, path: string, body?: Buffer): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(longestAnswerMs);
    const sent = client.fetch(`${endpoint}${path}`, { method, signal, body: body && new Uint8Array(body) });
    const response = await sent.catch(() => {
      throw unavailable();
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw unavailable();
    return response;
  }

  const pathOf = (name: string) => `/${prefix}${name}`;

  return {
    description: endpoint,
    async put(name, bytes) {
      if (!(await ask('PUT', pathOf(name), bytes))) throw unavailable();
    },
    async share(name, as) {
      const source = await ask('GET', pathOf(name));
      if (!source || !(await ask('PUT', pathOf(as), Buffer.from(await source.arrayBuffer()))))
        throw unavailable();
    },
    async open(name) {
      const response = await ask('GET', pathOf(name));
      if (!response?.body) return undefined;
      const size = Number(response.headers.get('content-length'));
      return { size, body: Readable.fromWeb(response.body as ReadableStream) };
    },
    has: async (name) => (await ask('HEAD', pathOf(name))) !== undefined,
    async remove(name) {
      await ask('DELETE', pathOf(name));
    },
    async *list(): AsyncGenerator<StoredEntry> {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next && { 'continuation-token': next }),
        });
        const xml = (await (await ask('GET', `?${query}`))?.text()) ?? '';
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield {
            name: (textIn(entry, 'Key') ?? '').slice(prefix.length),
            modifiedAt: new Date(textIn(entry, 'LastModified') ?? Date.now()),
          };
        }
        next = textIn(xml, 'NextContinuationToken');
      } while (next !== undefined);
    },
    // A bucket has no size; its owner sets the limit.
    demandRoom: async () => undefined,
  };
}
