import type { AxiosError, AxiosInstance, AxiosRequestConfig } from 'axios';
import { hasResult, outcomeOf, type Shape } from './answerShape';
import { foreignAnswer, lostAnswer, toApiError } from './apiError';
import { rememberTag } from './entityTags';

/** Base URL of the API from the page's configuration; empty: the page's own origin. */
let baseURL = '';
export function configureHttp(base: string): void {
  baseURL = base;
}

let client: Promise<AxiosInstance> | undefined;

/** Lists are written with commas, as filters by several entries expect. */
const queryString = (params: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  ).toString();

/** axios is loaded with the first call, so that the sign-in page renders without it. */
const loadClient = () =>
  (client ??= import('axios')
    .then(({ default: axios }) =>
      axios.create({ baseURL, timeout: 15_000, paramsSerializer: { serialize: queryString } }),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    }));

/**
 * One call without any session logic. Rejects with `ApiError` only; status 0 means that the outcome is
 * unknown. What does not have the shape of the contract did not come from the API, and its answer counts as lost.
 */
export async function send<T>(config: AxiosRequestConfig, hasShape: Shape = hasResult): Promise<T> {
  const asked = `${config.method} ${config.url}`;
  const axios = await loadClient().catch(() => {
    throw lostAnswer(asked, 'unreachable');
  });
  const answer = await axios
    .request<T>({ ...config, validateStatus: () => true })
    .catch(({ code }: AxiosError) => {
      throw lostAnswer(asked, code === 'ECONNABORTED' ? 'timeout' : 'unreachable');
    });
  const { status, data: body } = answer;
  const { 'content-type': type, etag: tag }: Record<string, unknown> = answer.headers;
  const outcome = outcomeOf({ status, type, body }, hasShape);
  if (!outcome) throw foreignAnswer(asked, status);
  if ('failure' in outcome) throw toApiError(asked, status, outcome.failure, tag);
  rememberTag(body, tag);
  return outcome.success;
}
