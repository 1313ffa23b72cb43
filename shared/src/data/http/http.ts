import type { AxiosError, AxiosInstance, AxiosRequestConfig } from 'axios';
import { lostAnswer, toApiError } from './apiError';
import { rememberTag } from './entityTags';

/** Base URL of the API from the page's configuration; empty: the page's own origin. */
let baseURL = '';
export function configureHttp(base: string): void {
  baseURL = base;
}

let client: Promise<AxiosInstance> | undefined;

/** axios is loaded with the first call, so that the sign-in page renders without it. */
const loadClient = () =>
  (client ??= import('axios')
    .then(({ default: axios }) => axios.create({ baseURL, timeout: 15_000 }))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    }));

/**
 * One call without any session logic. Rejects with `ApiError` only; status 0 means that the outcome is
 * unknown. All answers of the API are JSON objects: anything else with a 200 came from elsewhere.
 */
export async function send<T>(config: AxiosRequestConfig): Promise<T> {
  const asked = `${config.method} ${config.url}`;
  const axios = await loadClient().catch(() => {
    throw lostAnswer(asked, 'unreachable');
  });
  const answer = await axios
    .request<T>({ ...config, validateStatus: () => true })
    .catch(({ code }: AxiosError) => {
      throw lostAnswer(asked, code === 'ECONNABORTED' ? 'timeout' : 'unreachable');
    });
  const tag: unknown = answer.headers.etag;
  if (answer.status < 200 || answer.status >= 300) throw toApiError(asked, answer.status, answer.data, tag);
  if (typeof answer.data !== 'object' || answer.data === null) throw lostAnswer(asked, 'foreign');
  rememberTag(answer.data, tag);
  return answer.data;
}
