import { AwsClient } from 'aws4fetch';
import { readBucket } from './readBucket';
import { reasonOf } from './reasonOf';

const LONGEST_ANSWER_MS = 20_000;

export interface ListedFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** Files below the folder of an address, in S3-compatible storage. Names are relative to that folder. */
export interface BucketFiles {
  /** Without folder and secrets, for messages. */
  endpoint: string;
  /** Resolves with any answer, unless the bucket can't be used: then rejects with the error of `unavailable`. */
  request: (method: string, name: string, init?: Sent) => Promise<Response>;
  /** All files, sorted by name. */
  list: () => AsyncGenerator<ListedFile>;
}

interface Sent {
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** A missing file, and a failed condition, are answers. */
const answers = [404, 412];

/** Why a bucket can't be used, for a sentence that begins with its name. */
const problemOf = ({ status }: Response): string =>
  status === 401 || status === 403 ? `refuses the key (${status})` : `answers ${status}`;

/** `address` as `readBucket` reads it. `unavailable` makes an error of the reason. */
export function openBucket(address: string, unavailable: (reason: string) => Error): BucketFiles {
  const bucket = readBucket(address);
  if (!bucket) throw new Error('Not the address of a bucket.');
  const { endpoint, prefix, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  async function send(method: string, path: string, init: Sent = {}): Promise<Response> {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const response = await client
      .fetch(`${endpoint}${path}`, { ...init, method, signal })
      .catch((error: unknown) => {
        throw unavailable(`can't be reached: ${reasonOf(error)}`);
      });
    if (response.ok || answers.includes(response.status)) return response;
    throw unavailable(problemOf(response));
  }

  return {
    endpoint,
    request: (method, name, init) => send(method, `/${prefix}${name}`, init),
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next && { 'continuation-token': next }),
        });
        const xml = await (await send('GET', `?${query}`)).text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield {
            name: (textIn(entry, 'Key') ?? '').slice(prefix.length),
            bytes: Number(textIn(entry, 'Size') ?? 0),
            modifiedAt: new Date(textIn(entry, 'LastModified') ?? Date.now()),
          };
        }
        next = textIn(xml, 'NextContinuationToken');
      } while (next !== undefined);
    },
  };
}
