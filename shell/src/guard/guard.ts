import type { RouteName } from '@itinera/shared/routes';
import { partnerCookies, restorePartner, session, showSnackbar, useSession } from '@itinera/shared/state';
import { redirectFrom } from './redirectFrom';
import { safeReturn } from './safeReturn';

/** Resolves once it is known whether somebody is signed in. */
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

/** Where the page's visitor is sent instead; undefined lets them in. The cookie is a hint: rights are the server's. */
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
  // Specification 6: a partner sees Search in the menu and is led to the hotels. Without a word that looks broken.
  if (name === 'search' && isPartner && signedIn)
    showSnackbar('Search is for staff only. These are your hotels.');
  return elsewhere;
}
