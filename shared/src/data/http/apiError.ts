import type { ErrorAnswer } from '@itinera/shared/contracts';
import { isChunkLoadError, NOT_LOADED } from './chunkLoadError';
import { tagWith } from './entityTags';

interface ErrorDetails {
  /** Errors by field. */
  fields?: Record<string, string>;
  /** Values of the message, for code that words it itself. */
  params?: ErrorAnswer['error']['params'];
  /** To be quoted in a report. */
  requestId?: string;
  /** With 412: the current entry of another user, and its tag. */
  current?: { entry: Record<string, unknown>; tag: string | undefined };
  /** Number of the refused operation of a batch, from 0. */
  operation?: number;
}

/** A failed call as data; `message` is for the person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly fields: Record<string, string>;
  readonly params: NonNullable<ErrorDetails['params']>;
  readonly requestId: string | undefined;
  readonly current: ErrorDetails['current'];
  readonly operation: number | undefined;

  constructor(
    message: string,
    /** HTTP status; 0 if no answer of the API arrived. */
    readonly status: number,
    readonly code: string,
    /** Method and path of the call; never its query, which may contain a token. */
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

  /** The same failure with another message, of a page that knows more than the server. */
  inWords(message: string): ApiError {
    return new ApiError(message, this.status, this.code, this.asked, this);
  }

  /** No server refused the call: a later retry may help. */
  get isTemporary(): boolean {
    return this.isUnanswered || [408, 429, 507].includes(this.status);
  }

  /** The outcome is unknown: it may have been carried out, and its answer was lost. */
  get isUnanswered(): boolean {
    return this.status === 0 || (this.status >= 500 && this.status !== 507);
  }
}

/** Whether a failed call may have been carried out. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.isUnanswered;

const lost = {
  unreachable: 'The server can’t be reached. Check the connection and try again.',
  timeout: 'The server has not answered in time. Try again in a moment.',
} as const;

/** No answer, or none in time. */
export const lostAnswer = (asked: string, code: keyof typeof lost): ApiError =>
  new ApiError(lost[code], 0, code, asked);

/** Another server answered instead of the API, such as the sign-in page of a hotel's network, or a gateway. */
export const foreignAnswer = (asked: string, status: number): ApiError => {
  const message = `The server can’t be reached: another one answered (${status}). Check the connection and try again.`;
  return new ApiError(message, 0, 'foreign', asked);
};

/** Builds the error from the API's answer of failure. */
export function toApiError(asked: string, status: number, { error }: ErrorAnswer, tag: unknown): ApiError {
  const { message, code, fields, params, request_id: requestId, current: entry, operation } = error;
  tagWith(entry, tag);
  const current = entry && { entry, tag: typeof tag === 'string' ? tag : undefined };
  return new ApiError(message, status, code, asked, { fields, params, requestId, current, operation });
}

/** In words for the person. */
export function messageOf(error: unknown): string {
  if (isChunkLoadError(error)) return NOT_LOADED;
  return error instanceof Error ? error.message : String(error);
}
