import { becomeGuest, session, whileRunning } from '@itinera/shared/state';
import type { AxiosRequestConfig } from 'axios';
import { refreshSession } from '../session/refresh';
import { ApiError } from './apiError';
import { send } from './http';

const withToken = (config: AxiosRequestConfig, token: string | null): AxiosRequestConfig =>
  token ? { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } } : config;

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Calls the API as the signed-in person. A 401 leads to one silent refresh and one retry; a second one ends
 * the session, and the shell goes to /auth (specification 8). Rejects with `ApiError`.
 */
export const call = <T>(config: AxiosRequestConfig): Promise<T> =>
  config.method === 'GET' ? callAsPerson(config) : whileRunning(callAsPerson(config));

async function callAsPerson<T>(config: AxiosRequestConfig): Promise<T> {
  const asked = session().accessToken;
  try {
    return await send<T>(withToken(config, asked));
  } catch (error) {
    // The person of this page has been signed out, and the person signed in now did not request this.
    if (!isUnauthorized(error) || session().status === 'replaced') throw error;
    const renewed = session().accessToken === asked ? await refreshSession() : 'user';
    if (renewed !== 'user') throw error;
    return await send<T>(withToken(config, session().accessToken)).catch((second: unknown) => {
      if (isUnauthorized(second)) becomeGuest(window.location.pathname + window.location.search);
      throw second;
    });
  }
}
