import type { LightMyRequestResponse } from 'fastify';
import { uploadField, uploadPath } from '@itinera/shared/contracts';
import type { TestServer } from './testServer';

export interface Part {
  bytes: Buffer;
  field?: string;
  name?: string;
  type?: string;
}

const boundary = 'a-boundary-of-the-tests';

const partOf = ({ bytes, field = uploadField, name = 'picture.jpg', type = 'image/jpeg' }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

export const formOf = (...parts: Part[]): Buffer =>
  Buffer.concat([...parts.map(partOf), Buffer.from(`--${boundary}--\r\n`)]);

export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };

interface UploadCall {
  path?: string;
  headers?: Record<string, string>;
}

/** A form as a browser sends it. */
export const sendForm = (
  { app }: TestServer,
  token: string | undefined,
  payload: Buffer,
  { path = uploadPath, headers }: UploadCall = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      ...formHeaders,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
