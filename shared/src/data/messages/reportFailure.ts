import { showFailure, type MessageAction } from '@itinera/shared/state';
import { ApiError, messageOf } from '../http/apiError';
import { reasonOf } from './reasonOf';

/** Details for support; addresses without queries, which may contain secrets. */
function detailsOf(error: unknown): string {
  const call = error instanceof ApiError ? error : undefined;
  const lines: [string, string | undefined][] = [
    ['Message', messageOf(error)],
    ['Code', call && `${call.code} (${call.status})`],
    ['Call', call?.asked],
    ['Request', call?.requestId],
    ['Page', window.location.pathname],
    ['Time', new Date().toISOString()],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n');
}

/** Reports a failure in the snackbar. `lead` says what failed, the server says why. */
export function reportFailure(error: unknown, lead = '', action?: MessageAction): void {
  // The shell is already navigating to /auth.
  if (error instanceof ApiError && error.status === 401) return;
  showFailure(`${lead} ${reasonOf(error)}`.trim(), detailsOf(error), action);
}
