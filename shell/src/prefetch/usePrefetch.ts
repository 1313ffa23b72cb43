import { loadClient } from '@itinera/shared/data';
import { matchPath, useLocation } from '@itinera/shared/router';
import { sites, type RouteName } from '@itinera/shared/routes';
import { useEffect } from 'react';
import { readPressed } from '../reads/readBesideCode';
import { likelyPages } from './likelyPages';
import { prefetchPage } from './prefetchPage';
import { whenAtRest } from './whenAtRest';

const pageAt = (pathname: string): RouteName | undefined =>
  sites.find(({ path }) => matchPath(path, pathname))?.name;

/** The link under the pointer or focus, or that of the row around it. */
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

/** Reads on pointer down, before the click at its release. */
function readLinked(event: PointerEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const name = link?.origin === window.location.origin ? pageAt(link.pathname) : undefined;
  const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && name && opensHere) readPressed(name, link.href);
}

/** Preloads the library of writes, so that the first write need not wait. A failure is reported by that write. */
const fetchLibraryOfWrites = () => void loadClient().catch(() => undefined);

/** Preloads the code of pages: of hovered or focused links, and when idle of likely next pages. */
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
