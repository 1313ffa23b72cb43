import type { createBrowserRouter } from '@itinera/shared/router';

type Router = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<Router['subscribe']>[0];

/** Specification 9: shorter loads show no progress bar. */
export const THROTTLE_MS = 200;

/**
 * The router for React: the begin of a navigation is published only if it lasts longer than the throttle. It renders each link and the
 * page that is being left again, which short navigations such as a change of filters skip.
 */
export const withoutBriefLoading = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (show: Subscriber) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let { blockers } = router.state;
        const stop = router.subscribe((state, details) => {
          clearTimeout(timer);
          const hasOnlyBegun = state.navigation.state !== 'idle' && state.blockers === blockers;
          blockers = state.blockers;
          if (hasOnlyBegun) timer = setTimeout(() => show(state, details), THROTTLE_MS);
          else show(state, details);
        });
        return () => {
          clearTimeout(timer);
          stop();
        };
      },
    },
  }) as Router;
