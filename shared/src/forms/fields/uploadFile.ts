import {
  uploadField,
  uploadPath,
  type Answer,
  type Upload,
  type UploadKind,
} from '@itinera/shared/contracts';
import { ApiError, call, messageOf, newKey, repeatIfLost } from '@itinera/shared/data';

/** Enough for a large file on a slow connection. */
const longestMilliseconds = 180_000;

/** Uploads a file under a key of its own, so that it is stored once if the answer is lost; reports progress from 0 to 1. */
export async function uploadFile(
  file: File,
  kind: UploadKind,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<Upload> {
  const data = new FormData();
  data.append(uploadField, file);
  const headers = { 'Idempotency-Key': newKey() };
  const { result } = await repeatIfLost(() =>
    call<Answer<Upload>>({
      method: 'POST',
      url: kind === 'image' ? uploadPath : `${uploadPath}?kind=${kind}`,
      data,
      signal,
      timeout: longestMilliseconds,
      headers,
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    }),
  );
  return result;
}

/** What to do about a failed upload. Refers to the file itself where the server says more than that the call failed. */
export const uploadAdvice = (error: unknown): string =>
  (error instanceof ApiError && error.fields[uploadField]) || messageOf(error);
