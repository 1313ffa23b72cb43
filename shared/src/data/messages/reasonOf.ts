import { ApiError, messageOf } from '../http/apiError';

/** Reason of a failure for a message: without the advice to save again if there is no form. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'stale') return 'Someone else has changed it since.';
  return error.message;
}
