import { useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Whether another page is on its way at this moment. Asks the router itself: React is told of a navigation late, and not at all
 * when it is brief.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => {
    const { location, navigation } = router?.state ?? {};
    return navigation?.location !== undefined && navigation.location.pathname !== location?.pathname;
  };
}
