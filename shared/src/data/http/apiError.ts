import { isErrorAnswer } from '@itinera/shared/contracts';

interface ErrorDetails {
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** To quote when asking for help. */
  requestId?: string;
  /** With 412: the entry as somebody else has left it, and its tag. */
  current?: { entry: Record<string, unknown>; tag: string | undefined };
  /** Of a batch: which of its operations was refused, counted from 0. */
  operation?: number;
}

/** What a failed call means to the program; `message` is for the person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly current: ErrorDetails['current'];
  readonly operation: number | undefined;

  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    /** Method and path of the call; never its query, which may hold a token. */
    readonly asked: string,
    { fields = {}, requestId, current, operation }: ErrorDetails = {},
  ) {
    super(message);
    this.fields = fields;
    this.requestId = requestId;
    this.current = current;
    this.operation = operation;
  }

  /** The call reached no server that refused it: trying again later may help. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Builds the error from whatever came back: our answer, a proxy's page, or nothing. */
export function toApiError(asked: string, status: number, body?: unknown, tag?: unknown): ApiError {
  if (isErrorAnswer(body)) {
    const { message, code, fields, request_id: requestId, current: entry, operation } = body.error;
    const current = entry && { entry, tag: typeof tag === 'string' ? tag : undefined };
    return new ApiError(message, status, code, asked, { fields, requestId, current, operation });
  }
  return status === 0
    ? new ApiError(
        'The server can’t be reached. Check the connection and try again.',
        0,
        'unreachable',
        asked,
      )
    : new ApiError(
        `The server answered with an error (${status}). Try again in a moment.`,
        status,
        'unexpected',
        asked,
      );
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
