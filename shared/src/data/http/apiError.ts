import { isErrorAnswer, type ErrorAnswer } from '@itinera/shared/contracts';
import { tagWith } from './entityTags';

interface ErrorDetails {
  /** What is wrong, by field. */
  fields?: Record<string, string>;
  /** The values in the sentence, for those that word it themselves. */
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

  /** No server refused the call: retrying later may help. */
  get isTemporary(): boolean {
    return this.isUnanswered || this.status === 429;
  }

  /** The outcome is unknown: it may have been carried out, and its answer was lost. */
  get isUnanswered(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

const lost = {
  unreachable: 'The server can’t be reached. Check the connection and try again.',
  timeout: 'The server has not answered in time. Try again in a moment.',
  foreign: 'The answer did not come from Itinera’s server. Check the connection and try again.',
} as const;

/**
 * No answer of the API: none at all, none in time, or another one in its place, such as the sign-in page of a
 * hotel's network.
 */
export const lostAnswer = (asked: string, code: keyof typeof lost): ApiError =>
  new ApiError(lost[code], 0, code, asked);

/** Builds the error from an answer that is no success: ours, or a proxy's page. */
export function toApiError(asked: string, status: number, body?: unknown, tag?: unknown): ApiError {
  if (!isErrorAnswer(body)) {
    const message = `The server answered with an error (${status}). Try again in a moment.`;
    return new ApiError(message, status, 'unexpected', asked);
  }
  const { message, code, fields, params, request_id: requestId, current: entry, operation } = body.error;
  tagWith(entry, tag);
  const current = entry && { entry, tag: typeof tag === 'string' ? tag : undefined };
  return new ApiError(message, status, code, asked, { fields, params, requestId, current, operation });
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
