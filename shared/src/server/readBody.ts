import { Readable } from 'node:stream';

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}

/** The sender has disconnected: nobody reads the answer. */
export class BodyAborted extends Error {
  readonly statusCode = 400;
}

interface Limits {
  bytes: number;
  ms: number;
}

/**
 * Reads a whole body into memory. Rejects with `BodyTooLarge` or `BodyTooSlow` at a limit, leaving the rest unread, and
 * with `BodyAborted`.
 */
export function readBody(body: Readable, { bytes, ms }: Limits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const stop = () => {
      clearTimeout(deadline);
      body.off('data', take).off('end', finish).off('error', abort).off('close', abort);
    };
    const fail = (error: Error) => {
      stop();
      body.pause();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      received += chunk.length;
      if (received > bytes) return fail(new BodyTooLarge(`The body is larger than ${bytes} bytes.`));
      chunks.push(chunk);
      return undefined;
    };
    const finish = () => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const abort = (cause?: Error) => fail(new BodyAborted('The sender went away.', { cause }));
    const deadline = setTimeout(() => fail(new BodyTooSlow(`The body took longer than ${ms} ms.`)), ms);
    body.on('data', take).once('end', finish).once('error', abort).once('close', abort);
  });
}

/** A stream of a body that was read, for code that expects to read it. */
export const streamOf = (body: Buffer): Readable =>
  Readable.from(body.length > 0 ? [body] : [], { objectMode: false });
