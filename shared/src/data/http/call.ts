import { becomeGuest, session, whileRunning } from '@itinera/shared/state';
import type { AxiosRequestConfig } from 'axios';
import { refreshSession } from '../session/refresh';
import { ApiError } from './apiError';
import { send } from './http';

const withToken = (config: AxiosRequestConfig, token: string | null): AxiosRequestConfig =>
  token ? { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } } : config;

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * One call as the signed-in person. A 401 is answered by one silent refresh and one repetition; one that
 * survives ends the session, and the shell goes to /auth (specification 8). Rejects with `ApiError`.
 */
export const call = <T>(config: AxiosRequestConfig): Promise<T> =>
  config.method === 'GET' ? callAsPerson(config) : whileRunning(callAsPerson(config));

async function callAsPerson<T>(config: AxiosRequestConfig): Promise<T> {
  const asked = session().accessToken;
  try {
    return await send<T>(withToken(config, asked));
  } catch (error) {
    // Whoever the page belonged to is not signed in any more, and whoever is did not ask for this.
    if (!isUnauthorized(error) || session().status === 'replaced') throw error;
    const renewed = session().accessToken === asked ? await refreshSession() : 'user';
    if (renewed !== 'user') throw error;
    return await send<T>(withToken(config, session().accessToken)).catch((second: unknown) => {
      if (isUnauthorized(second)) becomeGuest(window.location.pathname + window.location.search);
      throw second;
    });
  }
}
