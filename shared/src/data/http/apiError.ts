import { isErrorAnswer } from '@itinera/shared/contracts';

/** What a failed call means to the program; `message` is for the person. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    /** What is wrong with which field. */
    readonly fields: Record<string, string> = {},
    /** To quote when asking for help. */
    readonly requestId: string | undefined = undefined,
    /** With 412: the entry as somebody else has left it, and its tag. */
    readonly current: { entry: Record<string, unknown>; tag: string | undefined } | undefined = undefined,
  ) {
    super(message);
  }

  /** The call reached a server that did not refuse it: trying again later may help. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Builds the error from whatever came back: our answer, a proxy's page, or nothing. */
export function toApiError(status: number, body: unknown, tag?: unknown): ApiError {
  if (isErrorAnswer(body)) {
    const { message, code, fields, request_id, current } = body.error;
    const state = current && { entry: current, tag: typeof tag === 'string' ? tag : undefined };
    return new ApiError(message, status, code, fields, request_id, state);
  }
  return status === 0
    ? new ApiError('The server can’t be reached. Check the connection and try again.', 0, 'unreachable')
    : new ApiError(`The server answered with an error (${status}). Try again in a moment.`, status, 'unexpected');
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
