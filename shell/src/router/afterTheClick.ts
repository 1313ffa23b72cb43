import type { createBrowserRouter } from '@itinera/shared/router';
import { beforeInput } from '@itinera/shared/ui';

type Router = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<Router['subscribe']>[0];

/** A tab in the background has no frames. */
const LONGEST_FRAME_MS = 100;

function afterFrame(run: () => void): void {
  const longest = setTimeout(run, LONGEST_FRAME_MS);
  requestAnimationFrame(() => {
    clearTimeout(longest);
    setTimeout(run);
  });
}

/**
 * The router for React: a new page that is there at once, because it was visited before, is rendered after the frame that shows the click,
 * or with the next key or click. Rendering it is one task, which the reply to the click would wait for.
 */
export const afterTheClick = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: (show: Subscriber) => {
        let { location } = router.state;
        let isPainted = true;
        let pending: (() => void) | undefined;
        const showPending = () => {
          const run = pending;
          pending = undefined;
          run?.();
        };
        const stop = router.subscribe((state, details) => {
          // A later state has all of an earlier one.
          pending = undefined;
          const isNewPage = state.location.pathname !== location.pathname;
          ({ location } = state);
          if (state.navigation.state !== 'idle' && isPainted) {
            isPainted = false;
            afterFrame(() => {
              isPainted = true;
              showPending();
            });
          }
          if (!isNewPage || isPainted) return show(state, details);
          pending = () => show(state, details);
          beforeInput(showPending);
        });
        return () => {
          pending = undefined;
          stop();
        };
      },
    },
  }) as Router;
