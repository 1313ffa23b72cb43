import { isRenderedSoon, type createBrowserRouter } from '@itinera/shared/router';
import { beforeInput } from '@itinera/shared/ui';
import { startTransition } from 'react';

type Router = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<Router['subscribe']>[0];

/**
 * The router for React: a navigation within a page, such as a dialog that opens or another sort, is rendered as a transition, so that the
 * reply to a click does not wait for the whole page. The next key or click waits for it.
 */
export const inTransitions = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (show: Subscriber) => {
        let { location } = router.state;
        let forget = () => {};
        const stop = router.subscribe((state, details) => {
          forget();
          const isSoon = isRenderedSoon(location, state.location);
          location = state.location;
          if (!isSoon) return show(state, details);
          const update = () => show(state, details);
          forget = beforeInput(update);
          startTransition(update);
        });
        return () => {
          forget();
          stop();
        };
      },
    },
  }) as Router;
