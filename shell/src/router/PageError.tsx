import { isRouteErrorResponse, useRevalidator, useRouteError } from '@itinera/shared/router';
import { siteOf, type Owner, type RouteName } from '@itinera/shared/routes';
import { Button, Notice, Page } from '@itinera/shared/ui';
import { useEffect } from 'react';
import { ErrorPage } from '../pages/ErrorPage';
import { isChunkLoadError } from '../remotes/chunks';
import { forgetRemote } from '../remotes/loadRemote';
import { partsInUse } from '../remotes/partsInUse';
import { reloadIfReachable } from '../remotes/reloadIfReachable';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';

/** Error boundary of a page: the menu and all other areas keep working. */
export function PageError({ name }: { name: RouteName }) {
  const error = useRouteError();
  const { title, owner } = siteOf(name);
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    console.error(`${title} (${owner}) could not be shown:`, error);
    // Specification 8, for what a page fetches later; at most once in 60 seconds.
    if (isChunkLoadError(error))
      void reloadIfReachable(window.location.origin + window.location.pathname + window.location.search);
  }, [error, title, owner]);

  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} />;
  const again = async () => {
    if (owner !== 'shell') await forgetRemote(owner);
    await revalidate();
  };
  return (
    <Page title={title}>
      <Notice
        role="alert"
        title={`${title} is unavailable`}
        action={
          <Button variant="contained" onClick={() => void again()} disabled={state === 'loading'}>
            Try again
          </Button>
        }
      >
        <p>{reason(error)} Everything else still works.</p>
        <small>{origin(error, owner)}</small>
      </Notice>
    </Page>
  );
}

const reason = (error: unknown): string =>
  error instanceof RemoteUnavailable ? error.message : 'Something went wrong while displaying this page.';

/** The release that was tried, or that runs and failed. */
const releaseOf = (error: unknown, owner: Owner): string | undefined =>
  error instanceof RemoteUnavailable
    ? error.release
    : partsInUse().find(({ name }) => name === owner)?.release;

function origin(error: unknown, owner: Owner): string {
  const release = releaseOf(error, owner);
  return release ? `${owner}, release ${release}` : owner;
}
