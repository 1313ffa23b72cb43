import type { ErrorAnswer } from './envelope';

/** The values of `error.code`, each with its HTTP status. */
export const errorStatus = {
  malformed: 400,
  invalid: 400,
  not_signed_in: 401,
  /** The password was correct; `params` as `SecondFactorParams`. */
  second_factor: 401,
  forbidden: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  in_use: 409,
  duplicate: 409,
  stale: 412,
  too_large: 413,
  unsupported_media: 415,
  rule: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  out_of_space: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** `error.params` of a `duplicate`: the value that is taken, and the entry that has it, if the caller may see that. */
export interface DuplicateParams {
  field: string;
  value: unknown;
  /** `path` is that of its collection, `name` its name in the default language. */
  entry?: { path: string; id: string; name: string };
}

/** Whether a parsed body is a failure of our API (a proxy's HTML page or JSON is not). */
export function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null || !('success' in body) || !('error' in body)) return false;
  const { success, error } = body;
  if (success !== false) return false;
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
