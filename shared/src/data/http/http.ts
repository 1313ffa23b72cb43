import { hasResult, outcomeOf, type Shape } from './answerShape';
import { foreignAnswer, lostAnswer, toApiError } from './apiError';
import { rememberTag } from './entityTags';
import { request, type NoAnswer, type RawAnswer, type RequestOptions } from './request';

/** A call of the API. */
export interface Call extends Pick<RequestOptions, 'headers' | 'signal' | 'timeout' | 'onSent'> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base URL. */
  url: string;
  /** The query of the address; undefined and null are left out. */
  params?: object;
  /** Sent as JSON, or as it is when it is a form with files. */
  data?: unknown;
}

/** Base URL of the API from the page's configuration; empty: the page's own origin. */
let baseURL = '';
export function configureHttp(base: string): void {
  baseURL = base;
}

/**
 * One call without any session logic. Rejects with `ApiError` only; status 0 means that the outcome is
 * unknown. What does not have the shape of the contract did not come from the API, and its answer counts as lost.
 */
export async function send<T>(call: Call, hasShape: Shape = hasResult): Promise<T> {
  const asked = `${call.method} ${call.url}`;
  const answer = await request(baseURL + addressOf(call), optionsOf(call)).catch((reason: NoAnswer) => {
    throw lostAnswer(asked, reason);
  });
  return judge(asked, answer, hasShape);
}

function judge<T>(asked: string, { status, type, tag, body }: RawAnswer, hasShape: Shape): T {
  const outcome = outcomeOf({ status, type, body: body as T }, hasShape);
  if (!outcome) throw foreignAnswer(asked, status);
  if ('failure' in outcome) throw toApiError(asked, status, outcome.failure, tag);
  rememberTag(outcome.success, tag);
  return outcome.success;
}

function addressOf({ url, params = {} }: Call): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0
    ? `${url}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
    : url;
}

function optionsOf({ data, headers, ...call }: Call): RequestOptions {
  if (data === undefined) return { ...call, headers };
  if (data instanceof FormData) return { ...call, headers, body: data };
  return { ...call, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(data) };
}
