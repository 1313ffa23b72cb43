import { showToast } from '@itinera/shared/state';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../http/apiError';
import { reportFailure } from '../messages/reportFailure';

/**
 * How failed reads are reported (specification 8): one in a toast; others are only logged, and the place that shows them reports it
 * itself. Writes report their failures themselves, most in the snackbar.
 */
export type ErrorPolicy = 'snackbar' | 'toast' | 'log';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { errors?: ErrorPolicy };
    defaultError: Error;
  }
}

function report(error: Error, policy: ErrorPolicy): void {
  // The shell is already navigating to /auth.
  if (error instanceof ApiError && error.status === 401) return;
  if (policy === 'snackbar') reportFailure(error);
  else if (policy === 'toast') showToast(messageOf(error), 'error');
  else console.warn(messageOf(error));
}

/** A retry does not change a refusal; an unreachable or overloaded server may be back in a moment. */
const shouldRetry = (failures: number, error: Error): boolean =>
  error instanceof ApiError && error.isTemporary && failures < 1;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => report(error, meta?.errors ?? 'log') }),
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: 800, staleTime: 10_000, networkMode: 'always' },
  },
});
