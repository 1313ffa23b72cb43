import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { openBucket } from '@itinera/shared/server';
import { Problem } from '../http/problem';
import type { Storage } from './storage';

const unavailable = () =>
  new Problem('unavailable', 'The storage of files does not answer. Try again in a moment.', {
    retryAfterSeconds: 5,
  });

/** A bucket of any server with the S3 protocol. */
export function openS3Storage(address: string): Storage {
  const { endpoint, request, list } = openBucket(address, unavailable);

  /** Undefined if there is no such file. */
  async function ask(method: string, name: string, body?: Buffer): Promise<Response | undefined> {
    const response = await request(method, name, body && { body: new Uint8Array(body) });
    return response.ok ? response : undefined;
  }

  return {
    description: endpoint,
    async put(name, bytes) {
      if (!(await ask('PUT', name, bytes))) throw unavailable();
    },
    async share(name, as) {
      const source = await ask('GET', name);
      if (!source || !(await ask('PUT', as, Buffer.from(await source.arrayBuffer())))) throw unavailable();
    },
    async open(name) {
      const response = await ask('GET', name);
      if (!response?.body) return undefined;
      const size = Number(response.headers.get('content-length'));
      return { size, body: Readable.fromWeb(response.body as ReadableStream) };
    },
    has: async (name) => (await ask('HEAD', name)) !== undefined,
    async remove(name) {
      await ask('DELETE', name);
    },
    list,
    // A bucket has no size; its owner sets the limit.
    demandRoom: async () => undefined,
  };
}
