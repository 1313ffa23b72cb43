import { useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Whether another page is loading at this moment. Reads the router directly: React learns of a navigation late, and not at all of a short
 * one.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => {
    const { location, navigation } = router?.state ?? {};
    return navigation?.location !== undefined && navigation.location.pathname !== location?.pathname;
  };
}
