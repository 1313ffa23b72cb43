import { maxUploadBytes, type Upload, type UploadKind } from '@itinera/shared/contracts';
import { uploadFile } from './uploadFile';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file is not sent, with the remedy; undefined if it may be uploaded. */
export function imageProblem({ type, size }: File): string | undefined {
  if (!imageTypes.includes(type))
    return 'This file can’t be shown as a picture. Choose a JPEG, PNG or WebP file.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > maxUploadBytes)
    return 'The picture is larger than 10 MiB. Export it with fewer pixels and choose it again.';
  return undefined;
}

/** Uploads an image and reports progress from 0 to 1. Rejects with the remedy, without sending files that would be refused. */
export async function uploadImage(
  file: File,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
  kind: Exclude<UploadKind, 'document'> = 'image',
): Promise<Upload> {
  const problem = imageProblem(file);
  if (problem !== undefined) throw new Error(problem);
  return uploadFile(file, kind, onProgress, signal);
}
