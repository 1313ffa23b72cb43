import { isErrorAnswer, type ErrorAnswer } from '@itinera/shared/contracts';

interface ErrorDetails {
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** What the sentence is made of, for those that word it themselves. */
  params?: ErrorAnswer['error']['params'];
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
  readonly params: NonNullable<ErrorDetails['params']>;
  readonly requestId: string | undefined;
  readonly current: ErrorDetails['current'];
  readonly operation: number | undefined;

  constructor(
    message: string,
    /** HTTP status; 0 when no answer of the API came. */
    readonly status: number,
    readonly code: string,
    /** Method and path of the call; never its query, which may hold a token. */
    readonly asked: string,
    { fields = {}, params = {}, requestId, current, operation }: ErrorDetails = {},
  ) {
    super(message);
    this.fields = fields;
    this.params = params;
    this.requestId = requestId;
    this.current = current;
    this.operation = operation;
  }

  /** The call reached no server that refused it: trying again later may help. */
  get isTemporary(): boolean {
    return this.isUnanswered || this.status === 429;
  }

  /** Nobody knows what became of the call: it may have been done, and its answer was lost. */
  get isUnanswered(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

const lost = {
  unreachable: 'The server can’t be reached. Check the connection and try again.',
  timeout: 'The server has not answered in time. Try again in a moment.',
  foreign: 'The answer did not come from Itinera’s server. Check the connection and try again.',
} as const;

/** No answer of the API came: none at all, none in time, or something else in its place, such as a hotel’s sign-in page. */
export const lostAnswer = (asked: string, code: keyof typeof lost): ApiError =>
  new ApiError(lost[code], 0, code, asked);

/** Builds the error from whatever came back with a status that is none of success: our answer, or a proxy's page. */
export function toApiError(asked: string, status: number, body?: unknown, tag?: unknown): ApiError {
  if (!isErrorAnswer(body)) {
    const message = `The server answered with an error (${status}). Try again in a moment.`;
    return new ApiError(message, status, 'unexpected', asked);
  }
  const { message, code, fields, params, request_id: requestId, current: entry, operation } = body.error;
  const current = entry && { entry, tag: typeof tag === 'string' ? tag : undefined };
  return new ApiError(message, status, code, asked, { fields, params, requestId, current, operation });
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
