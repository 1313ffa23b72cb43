import { useLocation } from '@itinera/shared/router';
import { useEffect, useRef } from 'react';
import { contentId } from './SkipLink';

/** Another page: a keyboard or a screen reader goes on at its beginning, not at the link in the menu. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
