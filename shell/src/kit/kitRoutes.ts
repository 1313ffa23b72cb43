import { redirect, type LoaderFunctionArgs, type RouteObject } from '@itinera/shared/router';
import { guard } from '../guard/guard';
import { PageSkeleton } from '../layout/PageSkeleton';

/** Guarded like the home page: layout and choices need somebody who is signed in, and partners have no use for it. */
async function enter({ request }: LoaderFunctionArgs) {
  const elsewhere = await guard('index', new URL(request.url));
  return elsewhere === undefined ? null : redirect(elsewhere);
}

/**
 * What only developers see. It is no page of the site map, and no release has it: the bundler leaves out what
 * stands behind a condition that a release can't fulfil.
 */
export const kitRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/kit',
          loader: enter,
          lazy: async () => ({ Component: (await import('./KitPage')).default }),
          HydrateFallback: PageSkeleton,
        },
      ];
