import { session } from '@itinera/shared/state';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { forgetEarlyReads, keepEarlyRead, takeArrivedRead, takeEarlyRead } from '../early/early';
import { fetchAnswer, TIMEOUT_MS, type NoAnswer, type RawAnswer } from '../early/rawAnswer';
import { hasResult, outcomeOf, type Shape } from './answerShape';
import { foreignAnswer, lostAnswer, toApiError } from './apiError';
import { rememberTag } from './entityTags';

/** One call of the API. */
export interface Call extends Pick<AxiosRequestConfig, 'data' | 'timeout' | 'onUploadProgress'> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  params?: object | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Base URL of the API from the page's configuration; empty: the page's own origin. */
let baseURL = '';
export function configureHttp(base: string): void {
  baseURL = base;
}

let client: Promise<AxiosInstance> | undefined;

/** Lists are comma-separated, as filters by several entries expect. */
const queryString = (params: object): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  ).toString();

/** axios is loaded with the first call that is not a read, or preloaded, so that no page waits for it before its first paint. */
export const loadClient = () =>
  (client ??= import('axios')
    .then(({ default: axios }) =>
      axios.create({ baseURL, timeout: TIMEOUT_MS, paramsSerializer: { serialize: queryString } }),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    }));

/**
 * One call without session logic. Rejects with `ApiError` only; status 0 means that the outcome is unknown. An answer without the shape
 * of the contract did not come from the API, and counts as lost.
 */
export async function send<T>(config: Call, hasShape: Shape = hasResult): Promise<T> {
  if (config.method !== 'GET') forgetEarlyReads();
  const token = String(config.headers?.Authorization ?? '').replace('Bearer ', '');
  const early = await takeEarlyRead(addressOf(config), token);
  return receive(config, early ?? (await exchange(config)), hasShape);
}

/** Reads need no library. */
function read({ method, url, params = {}, headers = {}, signal }: Call) {
  const query = queryString(params);
  return fetchAnswer(baseURL + url + (query && `?${query}`), { method, headers, ...(signal && { signal }) });
}

/** The raw answer of a call, or why there is none. */
async function exchange(config: Call): Promise<RawAnswer | NoAnswer> {
  if (config.method === 'GET') return read(config);
  try {
    const axios = await loadClient();
    const { status, headers, data } = await axios.request<unknown>({
      ...config,
      validateStatus: () => true,
    });
    return { status, type: headers['content-type'], tag: headers.etag, body: data };
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === 'ECONNABORTED';
    return isTimeout ? 'timeout' : 'unreachable';
  }
}

/** Evaluates the raw answer of a call. Throws as `send` rejects. */
export function receive<T>(
  { method, url }: Pick<Call, 'method' | 'url'>,
  answer: RawAnswer | NoAnswer,
  hasShape: Shape = hasResult,
): T {
  const asked = `${method} ${url}`;
  if (typeof answer === 'string') throw lostAnswer(asked, answer);
  const { status, type, tag, body } = answer;
  const outcome = outcomeOf({ status, type, body: body as T }, hasShape);
  if (!outcome) throw foreignAnswer(asked, status);
  if ('failure' in outcome) throw toApiError(asked, status, outcome.failure, tag);
  rememberTag(body, tag);
  return outcome.success;
}

/** Sends the first read of a page before its code is loaded; the page adopts the answer. */
export function readEarly(address: string, token: string | null): void {
  if (!token) return;
  const answer = exchange({ method: 'GET', url: address, headers: { Authorization: `Bearer ${token}` } });
  keepEarlyRead(address, { token: Promise.resolve(token), answer });
}

/** The arrived answer of an early read, so that a page renders it at once. */
export function arrivedAnswer<T>(url: string, params: object, hasShape?: Shape): T | undefined {
  const answer = takeArrivedRead(addressOf({ url, params }), session().accessToken);
  try {
    return answer && receive<T>({ method: 'GET', url }, answer, hasShape);
  } catch {
    // The call itself reports the error.
    return undefined;
  }
}

const addressOf = ({ url, params = {} }: Pick<Call, 'url' | 'params'>): string =>
  `${url}?${queryString(params)}`;
