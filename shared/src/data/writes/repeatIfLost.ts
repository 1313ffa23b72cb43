import { ApiError } from '../http/apiError';
import { newKey } from '../queries/client';

const repeatAfter = 800;

const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** A wish whose answer is lost is sent once more under its key: it may have been done, and is not done twice. */
export async function repeatIfLost<T>(attempt: (key: string) => Promise<T>): Promise<T> {
  const key = newKey();
  try {
    return await attempt(key);
  } catch (error) {
    if (!isLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, repeatAfter));
    return attempt(key);
  }
}
