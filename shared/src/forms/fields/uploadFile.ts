import {
  uploadField,
  uploadPath,
  type Answer,
  type Upload,
  type UploadKind,
} from '@itinera/shared/contracts';
import { ApiError, call, isUnanswered, messageOf, newKey, repeatIfLost } from '@itinera/shared/data';

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
  const data = new FormData();
  data.append(uploadField, file);
  const key = unanswered.get(file) ?? newKey();
  unanswered.set(file, key);
  try {
    const { result } = await repeatIfLost(() =>
      call<Answer<Upload>>({
        method: 'POST',
        url: kind === 'image' ? uploadPath : `${uploadPath}?kind=${kind}`,
        data,
        signal,
        timeout: longestMilliseconds,
        headers: { 'Idempotency-Key': key },
        onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
      }),
    );
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
