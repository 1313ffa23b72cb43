import { ApiError, messageOf } from '../http/apiError';

/** The reason for a failure, as a message shows it: without the advice to save again where there is no form. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'stale') return 'Someone else has changed it since.';
  return error.message;
}
