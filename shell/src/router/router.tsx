import {
  createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@itinera/shared/router';
import { sites, siteOf, type RouteName } from '@itinera/shared/routes';
import { guard } from '../guard/guard';
import { kitRoutes } from '../kit/kitRoutes';
import { AuthLayout } from '../layout/AuthLayout';
import { AuthSkeleton } from '../layout/AuthSkeleton';
import { DefaultLayout } from '../layout/DefaultLayout';
import { PageSkeleton } from '../layout/PageSkeleton';
import { ErrorPage } from '../notices/ErrorPage';
import { ErrorPageBoundary } from '../notices/ErrorPageBoundary';
import { readBesideCode } from '../reads/readBesideCode';
import { loadPage } from '../pages/loadPage';
import { PageError } from './PageError';
import { PageOutlet, type LoadedPage } from './PageOutlet';

/** A page waits this long for its data, so that it is rendered once instead of as a skeleton first. */
const WAIT_FOR_READ_MS = 250;

const afterwards = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The guard runs first: refused code is never downloaded. Then code and first read load in parallel. */
const enter =
  (name: RouteName) =>
  async ({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> => {
    const elsewhere = await guard(name, new URL(request.url));
    if (elsewhere !== undefined) return redirect(elsewhere);
    const read = readBesideCode(name, request.url);
    const Component = await loadPage(name, request.url);
    await Promise.race([read, afterwards(WAIT_FOR_READ_MS)]);
    return { Component };
  };

const routeOf = (name: RouteName): RouteObject => ({
  id: name,
  path: siteOf(name).path,
  loader: enter(name),
  // Filters of a list change only the address; only another page, or an explicit retry, runs the loader.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  Component: PageOutlet,
  HydrateFallback: siteOf(name).guestOnly ? AuthSkeleton : PageSkeleton,
  errorElement: <PageError name={name} />,
});

const routesWhere = (guestOnly: boolean) =>
  sites.filter((site) => (site.guestOnly ?? false) === guestOnly).map(({ name }) => routeOf(name));

const failure = (status: number) => (
  <ErrorPageBoundary>
    <ErrorPage status={status} />
  </ErrorPageBoundary>
);

export const router = createBrowserRouter([
  {
    errorElement: failure(500),
    children: [
      { Component: AuthLayout, children: routesWhere(true) },
      { Component: DefaultLayout, children: [...routesWhere(false), ...kitRoutes] },
      { path: '*', element: failure(404) },
    ],
  },
]);
