import { isRouteErrorResponse, useRevalidator, useRouteError } from '@itinera/shared/router';
import { siteOf, type Owner, type RouteName } from '@itinera/shared/routes';
import { Button, Notice, Page } from '@itinera/shared/ui';
import { useEffect } from 'react';
import { ErrorPage } from '../pages/ErrorPage';
import { forgetRemote } from '../remotes/loadRemote';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';

/** Says in the page's place that it can't be shown; menu and all other areas go on working. */
export function PageError({ name }: { name: RouteName }) {
  const error = useRouteError();
  const { title, owner } = siteOf(name);
  const { revalidate, state } = useRevalidator();
  useEffect(() => console.error(`${title} (${owner}) could not be shown:`, error), [error, title, owner]);

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
        <p>{reason(error)} Everything else goes on working.</p>
        <small>{origin(error, owner)}</small>
      </Notice>
    </Page>
  );
}

const reason = (error: unknown): string =>
  error instanceof RemoteUnavailable ? error.message : 'Something went wrong while this page was drawn.';

const origin = (error: unknown, owner: Owner): string =>
  error instanceof RemoteUnavailable && error.release ? `${owner}, release ${error.release}` : owner;
