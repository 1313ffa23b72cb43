import { createHash, randomBytes } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UploadKind } from '@itinera/shared/contracts';
import { Problem } from '../../http/problem';
import { thumbnailName, type Storage } from '../../storage/storage';
import { reencodeImage } from './reencodeImage';
import { fileTypeOf, type FileType } from './fileType';
import type { ReceivedFile } from './readUpload';
import type { uploadsTable } from '../../people/uploads.table';

type UploadRow = InferInsertModel<typeof uploadsTable>;

/** 128 bits: the name can't be guessed. */
const randomName = (): string => randomBytes(16).toString('base64url');

interface Accepted {
  types: FileType[];
  advice: string;
}

const pictures: Accepted = {
  types: ['jpeg', 'png', 'webp'],
  advice:
    'This is not a JPEG, PNG or WebP picture, whatever its name says. Open it in an image program and export it as one of these.',
};

const accepted: Record<UploadKind, Accepted> = {
  image: pictures,
  portrait: pictures,
  document: {
    types: ['pdf', 'jpeg', 'png', 'webp'],
    advice: 'This is not a PDF, JPEG, PNG or WebP file, whatever its name says. Export it as PDF.',
  },
};

function demandType(bytes: Buffer, kind: UploadKind): FileType {
  const { types, advice } = accepted[kind];
  const type = fileTypeOf(bytes);
  if (type && types.includes(type)) return type;
  throw new Problem('unsupported_media', advice, { fields: { file: advice } });
}

type Kept = Pick<UploadRow, 'file_name' | 'media_type' | 'width' | 'height'>;

async function keepPicture(storage: Storage, bytes: Buffer, type: FileType, kind: UploadKind): Promise<Kept> {
  const { picture, thumbnail, width, height } = await reencodeImage(bytes, type);
  const file_name = `${kind === 'document' ? 'documents/' : ''}${randomName()}.webp`;
  // The image is written last: where it exists, its thumbnail does.
  if (kind !== 'document') await storage.put(thumbnailName(file_name), thumbnail);
  await storage.put(file_name, picture);
  return { file_name, media_type: 'image/webp', width, height };
}

async function keepPdf(storage: Storage, bytes: Buffer): Promise<Kept> {
  const file_name = `documents/${randomName()}.pdf`;
  await storage.put(file_name, bytes);
  return { file_name, media_type: 'application/pdf', width: null, height: null };
}

/** Stores the file and returns its row. Until that row is committed nobody can find the file. */
export async function receiveUpload(
  storage: Storage,
  { bytes, originalName }: ReceivedFile,
  kind: UploadKind,
  personId: string,
): Promise<UploadRow> {
  const type = demandType(bytes, kind);
  await storage.demandRoom();
  const kept = type === 'pdf' ? await keepPdf(storage, bytes) : await keepPicture(storage, bytes, type, kind);
  return {
    ...kept,
    id: uuidv7(),
    kind,
    original_name: originalName,
    received_bytes: bytes.length,
    received_sha256: createHash('sha256').update(bytes).digest('hex'),
    uploaded_by: personId,
  };
}

export async function dropFiles(storage: Storage, fileName: string): Promise<void> {
  await storage.remove(fileName);
  await storage.remove(thumbnailName(fileName));
}
