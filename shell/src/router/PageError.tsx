import { isRouteErrorResponse, useRouteError } from '@itinera/shared/router';
import { siteOf, type Owner, type RouteName } from '@itinera/shared/routes';
import { Button, Notice, Page } from '@itinera/shared/ui';
import { isChunkLoadError } from '@itinera/shared/data';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton';
import { ErrorPage } from '../notices/ErrorPage';
import { forgetRemote } from '../remotes/loadRemote';
import { partsInUse } from '../remotes/partsInUse';
import { reloadIfReachable } from '../remotes/reloadIfReachable';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';
import { useReplacement } from './useReplacement';
import { useReopen } from './useReopen';

/** Error boundary of a page: the menu and all other areas keep working. */
export function PageError({ name }: { name: RouteName }) {
  const error = useRouteError();
  const { title, owner } = siteOf(name);
  const notReplaced = useReplacement(owner, error);
  const reopen = useReopen();
  const [isTryingAgain, setTryingAgain] = useState(false);
  useEffect(() => {
    console.error(`${title} (${owner}) could not be shown:`, error);
    // Specification 8, for what a page loads later; at most once in 60 seconds.
    if (isChunkLoadError(error))
      void reloadIfReachable(window.location.origin + window.location.pathname + window.location.search);
  }, [error, title, owner]);

  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} />;
  if (!notReplaced) return <PageSkeleton />;
  const { Incident } = notReplaced;
  const again = async () => {
    setTryingAgain(true);
    if (owner !== 'shell') await forgetRemote(owner);
    await reopen();
    setTryingAgain(false);
  };
  const origin = originOf(error, owner);
  return (
    <Page title={title}>
      <Notice
        role="alert"
        title={`${title} is unavailable`}
        action={
          <Button variant="contained" onClick={() => void again()} disabled={isTryingAgain}>
            Try again
          </Button>
        }
      >
        <p>{reason(error)} Everything else still works.</p>
        {Incident ? <Incident page={name} error={error} origin={origin} /> : <small>{origin}</small>}
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

function originOf(error: unknown, owner: Owner): string {
  const release = releaseOf(error, owner);
  return release ? `${owner}, release ${release}` : owner;
}
