import { useEffect } from 'react';
import { checkForReleases, registryFetchedAt } from '../remotes/registry';

/** Somebody who comes back to the window hears of what was deployed meanwhile, but going to and fro asks only once. */
export const ON_RETURN_MS = 60_000;
/** Somebody who never leaves it hears of it, too. An unchanged document is an answer without a body. */
export const WHILE_SEEN_MS = 10 * 60_000;

function readIfOlder(than: number): void {
  if (document.visibilityState === 'visible' && Date.now() - registryFetchedAt() >= than)
    void checkForReleases();
}

/** Reads the registry again while somebody looks at the page, and never more often than is of use. */
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
