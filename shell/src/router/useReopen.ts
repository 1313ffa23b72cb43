import { useLocation, useNavigate } from '@itinera/shared/router';
import { useCallback } from 'react';

/**
 * Loads the page that is open again. A revalidation would not do: the router forgets what a page has thrown only when React has
 * seen it begin and end, which it does not where the code is there at once.
 */
export function useReopen(): () => Promise<void> {
  const here = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async () => navigate(here, { state: here.state, replace: true, preventScrollReset: true }),
    [here, navigate],
  );
}
