import type { AxiosError, AxiosInstance, AxiosRequestConfig } from 'axios';
import { lostAnswer, toApiError } from './apiError';
import { rememberTag } from './entityTags';

/** Base URL of the API from the page's configuration; empty: the page's own origin. */
let baseURL = '';
export function configureHttp(base: string): void {
  baseURL = base;
}

let client: Promise<AxiosInstance> | undefined;

/** axios arrives with the first call, so the sign-in page is painted without it. */
const loadClient = () =>
  (client ??= import('axios')
    .then(({ default: axios }) => axios.create({ baseURL, timeout: 15_000 }))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    }));

/**
 * One call without any session logic. Rejects with `ApiError` only; one whose answer is not known has status 0.
 * All answers of the API are JSON objects: whatever else comes with a 200 was not written by it.
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
