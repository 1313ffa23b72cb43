import { useLocation, useNavigate } from '@itinera/shared/router';
import { useCallback } from 'react';

/**
 * Loads the open page again. A revalidation is not enough: the router forgets an error of a page only when React has seen it begin and
 * end, which it does not if the code is cached.
 */
export function useReopen(): () => Promise<void> {
  const here = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async () => navigate(here, { state: here.state, replace: true, preventScrollReset: true }),
    [here, navigate],
  );
}
