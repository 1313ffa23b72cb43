import type { FastifyRequest } from 'fastify';
import { maxUploadBytes, uploadField } from '@itinera/shared/contracts';
import { invalid, Problem } from '../../http/problem';
import { withMinimumSpeed, minimumSpeed } from './withMinimumSpeed';

/** Overhead of the form: boundaries, headers and long names. */
const envelopeBytes = 64 * 1024;

export interface ReceivedFile {
  bytes: Buffer;
  originalName: string;
}

const tooLarge = () => {
  const advice =
    'The file is larger than 10 MiB. Make it smaller, for a picture by exporting it as JPEG with fewer pixels.';
  return new Problem('too_large', advice, { fields: { [uploadField]: advice } });
};

const notAForm = () =>
  new Problem(
    'unsupported_media',
    `Send a form: Content-Type multipart/form-data with one file in the field ${uploadField}.`,
  );

const broken = () =>
  new Problem('malformed', 'The form ended too early or is not well-formed. Upload the file again.');

/** Our messages for the refusals of the form parser. */
function formProblem(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return invalid({ [uploadField]: 'Send one file at a time.' });
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PROTO_VIOLATION')
    return invalid({ body: `Send only the field ${uploadField}.` });
  return error instanceof Problem ? error : broken();
}

/** Removes path, control and direction characters from a name that people see, and composes it: macOS sends accents as characters of their own. */
const harmless = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(-120) || 'file';

function adviceOn(fieldname: string): string {
  if (fieldname === uploadField) return 'Send a file, not text.';
  return fieldname === 'kind' ? 'Put this into the address: ?kind=document.' : 'Unknown field. Leave it out.';
}

async function readForm(request: FastifyRequest): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined;
  for await (const part of request.parts()) {
    const { fieldname } = part;
    if (part.type !== 'file' || fieldname !== uploadField)
      throw invalid({ [fieldname]: adviceOn(fieldname) });
    received = { bytes: await part.toBuffer(), originalName: harmless(part.filename) };
  }
  if (!received) throw invalid({ [uploadField]: 'Choose a file.' });
  if (received.bytes.length === 0)
    throw invalid({ [uploadField]: 'This file is empty. Choose another one.' });
  return received;
}

/**
 * Reads the one file of the form. A file announced as too large is refused before it is read, and one that arrives
 * too slowly while it is.
 */
export async function readUpload(request: FastifyRequest, pace = minimumSpeed): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw notAForm();
  if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes + envelopeBytes) throw tooLarge();
  try {
    return await withMinimumSpeed(request.raw.socket, readForm(request), pace);
  } catch (error) {
    throw formProblem(error);
  }
}
