import type { RouteName } from '@itinera/shared/routes';
import { partnerCookies, restorePartner, session, showSnackbar, useSession } from '@itinera/shared/state';
import { redirectFrom } from './redirectFrom';
import { safeReturn } from './safeReturn';

/** Resolves as soon as it is known whether there is a session. */
function sessionKnown(): Promise<void> {
  const isKnown = () => ['guest', 'user'].includes(session().status);
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useSession.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

/** Where to redirect the visitor; undefined lets them in. The cookie is only a hint: the server checks rights. */
export async function guard(name: RouteName, url: URL): Promise<string | undefined> {
  await sessionKnown();
  if (name.includes('hotels')) restorePartner();
  const signedIn = session().status === 'user';
  // Specification 2: the stored cookie marks a partner. Another tab may have changed it.
  const isPartner = partnerCookies.read() !== undefined;
  const elsewhere = redirectFrom(
    {
      name,
      address: url.pathname + url.search,
      returnTo: safeReturn(url.searchParams.get('returnTo'), url.origin),
    },
    { signedIn, isPartner },
  );
  // Specification 6: a partner sees Search in the menu and is redirected to the hotels. The message explains why.
  if (name === 'search' && isPartner && signedIn)
    showSnackbar('Search is for staff only. These are your hotels.');
  return elsewhere;
}
