import type { createBrowserRouter } from '@itinera/shared/router';

type Router = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<Router['subscribe']>[0];

/** Specification 9: what is over within this time shows no progress bar. */
export const THROTTLE_MS = 200;

/**
 * The router as React is to see it: that a navigation has begun is said only when it is not over within the throttle. Every link and
 * the page that is being left are rendered again for it, which a change of filters, or a page that is loaded, need not wait for.
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
