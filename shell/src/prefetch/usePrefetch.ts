import { loadClient, queryClient } from '@itinera/shared/data';
import { matchPath, useLocation } from '@itinera/shared/router';
import { sites, type RouteName } from '@itinera/shared/routes';
import { useEffect } from 'react';
import { readPressed } from '../reads/readBesideCode';
import { likelyPages } from './likelyPages';
import { prefetchPage } from './prefetchPage';

/** The page that is shown comes first: its code, its data, and then those ahead. */
const AFTER_MS = 500;

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

/** Before the click, which comes when the link is released. */
function readLinked(event: PointerEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const name = link?.origin === window.location.origin ? pageAt(link.pathname) : undefined;
  const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && name && opensHere) readPressed(name, link.href);
}

/** Calls back when the page has its data and nothing else is to do. Returns how to give up. */
function whenAtRest(run: () => void): () => void {
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? ((begin: () => void) => begin());
  const timer = setInterval(() => {
    if (queryClient.isFetching()) return;
    clearInterval(timer);
    whenIdle(run);
  }, AFTER_MS);
  return () => clearInterval(timer);
}

/** The first write does not wait for it; whoever writes is told what is wrong. */
const fetchLibraryOfWrites = () => void loadClient().catch(() => undefined);

/** Fetches the code of pages ahead: of links that are pointed at or focused, and when nothing else is to do, of likely next pages. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const name = pageAt(pathname);
    if (!name) return;
    return whenAtRest(() => {
      likelyPages(name).forEach(prefetchPage);
      fetchLibraryOfWrites();
    });
  }, [pathname]);
  useEffect(() => {
    const events = ['pointerover', 'focusin'];
    for (const type of events) document.addEventListener(type, prefetchLinked);
    document.addEventListener('pointerdown', readLinked);
    return () => {
      events.forEach((type) => document.removeEventListener(type, prefetchLinked));
      document.removeEventListener('pointerdown', readLinked);
    };
  }, []);
}
