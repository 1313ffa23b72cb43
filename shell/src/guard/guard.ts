import type { RouteName } from '@itinera/shared/routes';
import { partnerCookies, restorePartner, session, showSnackbar, useSession } from '@itinera/shared/state';
import { redirectFrom } from './redirectFrom';
import { safeReturn } from './safeReturn';

/** Resolves as soon as it is known whether there is a session. */
function sessionSettled(): Promise<void> {
  const settled = () => ['guest', 'user'].includes(session().status);
  if (settled()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useSession.subscribe(() => {
      if (!settled()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Where to redirect the visitor; undefined lets them in. The cookie is only a hint: the server checks the
 * rights.
 */
export async function guard(name: RouteName, url: URL): Promise<string | undefined> {
  await sessionSettled();
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
  // Specification 6: a partner sees Search in the menu and is redirected to the hotels. Without a message
  // that looks broken.
  if (name === 'search' && isPartner && signedIn)
    showSnackbar('Search is for staff only. These are your hotels.');
  return elsewhere;
}
