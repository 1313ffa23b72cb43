import { useLocation } from '@itinera/shared/router';
import { useEffect, useRef } from 'react';
import { contentId } from './SkipLink';

/**
 * Moves the focus to the beginning of a new page, so that keyboard and screen reader don't continue in the menu. Stepping to the next
 * record of a list keeps the focus, for the step after that.
 */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const keepsFocus = state?.keepsFocus === true;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (keepsFocus) return;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, keepsFocus]);
}
