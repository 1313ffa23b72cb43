import { redirect, type LoaderFunctionArgs, type RouteObject } from '@itinera/shared/router';
import { guard } from '../guard/guard';
import { PageSkeleton } from '../layout/PageSkeleton';

/** Guarded like the home page: layout and options need a signed-in person, and partners don't need it. */
async function enter({ request }: LoaderFunctionArgs) {
  const elsewhere = await guard('index', new URL(request.url));
  return elsewhere === undefined ? null : redirect(elsewhere);
}

/**
 * A page for developers. It is neither in the site map nor in a release: the bundler removes code behind a condition that is always false
 * in production.
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
