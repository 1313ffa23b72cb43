import { uploadField, uploadPath, type Upload, type UploadKind } from '@itinera/shared/contracts';
import { act, ApiError, isUnanswered, messageOf, newKey } from '@itinera/shared/data';

/** Timeout, enough for a large file on a slow connection. */
const longestMilliseconds = 180_000;

/** Keys of files with a lost answer: retried, also by hand, a file is stored once. */
const unanswered = new WeakMap<File, string>();

/** Uploads a file under its own idempotency key, which it keeps until an answer is known; reports progress from 0 to 1. */
export async function uploadFile(
  file: File,
  kind: UploadKind,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<Upload> {
  const body = new FormData();
  body.append(uploadField, file);
  const key = unanswered.get(file) ?? newKey();
  unanswered.set(file, key);
  try {
    const path = kind === 'image' ? uploadPath : `${uploadPath}?kind=${kind}`;
    const onUploadProgress = ({ progress }: { progress?: number }) => onProgress(progress ?? 0);
    const timeout = longestMilliseconds;
    const result = await act<Upload>({ path, body, signal, timeout, onUploadProgress, turn: [] }, key);
    unanswered.delete(file);
    return result;
  } catch (error) {
    if (!isUnanswered(error)) unanswered.delete(file);
    throw error;
  }
}

/** Remedy for a failed upload. Names a problem of the file itself, if the server reports one. */
export const uploadAdvice = (error: unknown): string =>
  (error instanceof ApiError && error.fields[uploadField]) || messageOf(error);
