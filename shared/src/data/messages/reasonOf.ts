import { ApiError, messageOf } from '../http/apiError';

/**
 * Why something failed, as one reads it in a message: without number and path of a batch's operation, which mean
 * nothing to a person, and without the advice to save again where there is no form.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'stale') return 'Somebody else has changed it since.';
  return error.operation === undefined
    ? error.message
    : error.message.replace(/^Operation \d+, \w+ \S+: /, '');
}
