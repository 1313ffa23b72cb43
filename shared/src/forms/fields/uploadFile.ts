import { uploadField, uploadPath, type Upload, type UploadKind } from '@itinera/shared/contracts';
import { act, ApiError, isUnanswered, messageOf, newKey } from '@itinera/shared/data';

/** Enough for a large file on a slow connection. */
const longestMilliseconds = 180_000;

/** The keys of files whose answers were lost: sent again, also by hand, a file is stored once. */
const unanswered = new WeakMap<File, string>();

/** Uploads a file under a key of its own, which it keeps until an answer is known; reports progress from 0 to 1. */
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

/** What to do about a failed upload. Refers to the file itself where the server says more than that the call failed. */
export const uploadAdvice = (error: unknown): string =>
  (error instanceof ApiError && error.fields[uploadField]) || messageOf(error);
