import { matchPath, useLocation } from '@itinera/shared/router';
import { sites, type RouteName } from '@itinera/shared/routes';
import { useEffect } from 'react';
import { likelyPages } from './likelyPages';
import { prefetchPage } from './prefetchPage';

/** The page that is shown comes first. */
const AFTER_MS = 2000;

const pageAt = (pathname: string): RouteName | undefined =>
  sites.find(({ path }) => matchPath(path, pathname))?.name;

/** The link that is pointed at or focused, or that of the row around it. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('[role=row]')?.querySelector('a[href]') ??
    null
  );
}

function prefetchLinked(event: Event): void {
  const link = linkOf(event);
  const name = link?.origin === window.location.origin ? pageAt(link.pathname) : undefined;
  if (name) prefetchPage(name);
}

/** Fetches the code of pages ahead: of links that are pointed at or focused, and when nothing else is to do, of likely next pages. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const name = pageAt(pathname);
    if (!name) return;
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => run());
    const timer = setTimeout(() => whenIdle(() => likelyPages(name).forEach(prefetchPage)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  useEffect(() => {
    const events = ['pointerover', 'focusin'];
    for (const type of events) document.addEventListener(type, prefetchLinked);
    return () => events.forEach((type) => document.removeEventListener(type, prefetchLinked));
  }, []);
}
