import { useEffect } from 'react';
import { checkForReleases, registryFetchedAt } from '../remotes/registry';

/** Returning to the window checks for releases, at most once per interval. */
export const ON_RETURN_MS = 60_000;
/** A window that stays visible checks, too. An unchanged document is an answer without a body. */
export const WHILE_SEEN_MS = 10 * 60_000;

function readIfOlder(than: number): void {
  if (document.visibilityState === 'visible' && Date.now() - registryFetchedAt() >= than)
    void checkForReleases();
}

/** Polls the registry while the page is visible. */
export function useRegistryPolling(): void {
  useEffect(() => {
    const onReturn = () => readIfOlder(ON_RETURN_MS);
    const timer = setInterval(() => readIfOlder(WHILE_SEEN_MS), ON_RETURN_MS);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
}
