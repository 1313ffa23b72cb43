import { useLocation } from '@itinera/shared/router';
import { useEffect } from 'react';
import { whenAtRest } from '../prefetch/whenAtRest';
import { snapshotPages } from './pages';

const keep = () =>
  import(/* webpackChunkName: "snapshots" */ './keepSnapshot').then(
    ({ keepSnapshot }) => keepSnapshot(),
    (error: unknown) => console.warn('The page is not kept for the next visit:', error),
  );

/** Keeps what the page shows for the next visit: once it is at rest, and as the person leaves it. */
export function useSnapshots(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!snapshotPages.includes(pathname)) return;
    const stop = whenAtRest(() => void keep());
    const onHide = () => document.visibilityState === 'hidden' && void keep();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [pathname, search]);
}
