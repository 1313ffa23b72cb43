import { maxUploadBytes, type Upload } from '@itinera/shared/contracts';
import { imageTypes } from './uploadImage';
import { uploadFile } from './uploadFile';

export const documentTypes = ['application/pdf', ...imageTypes];

/** Why a file is not sent, with the remedy; undefined if it may be uploaded. */
function documentProblem({ type, size }: File): string | undefined {
  if (!documentTypes.includes(type)) return 'Choose a PDF, JPEG, PNG or WebP file.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > maxUploadBytes) return 'The file is larger than 10 MiB. Make it smaller and choose it again.';
  return undefined;
}

/** Uploads a private document and reports progress from 0 to 1. Rejects with the remedy. */
export async function uploadDocument(
  file: File,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<Upload> {
  const problem = documentProblem(file);
  if (problem !== undefined) throw new Error(problem);
  return uploadFile(file, 'document', onProgress, signal);
}
