import { queryClient } from '@itinera/shared/data';

/** The shown page comes first, with code and data. */
const AFTER_MS = 500;

/** Calls back once the page has its data and the browser is idle. Returns how to cancel. */
export function whenAtRest(run: () => void): () => void {
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? ((begin: () => void) => begin());
  const timer = setInterval(() => {
    if (queryClient.isFetching()) return;
    clearInterval(timer);
    whenIdle(run);
  }, AFTER_MS);
  return () => clearInterval(timer);
}
