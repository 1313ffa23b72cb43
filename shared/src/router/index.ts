export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export { dialogParameters, useDialogAddress } from './useDialogAddress';
export { RowStepsContext, type RowSteps } from './rowSteps';
export { isRenderedSoon, renderedSoon } from './renderedSoon';
export {
  linkToList,
  openedFrom,
  openedRow,
  saveOpenedRow,
  useListOrigin,
  type ListOrigin,
} from './listOrigin';
