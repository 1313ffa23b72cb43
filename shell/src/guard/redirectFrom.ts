import { pathTo, siteOf, type RouteName } from '@itinera/shared/routes';

/** What the guards know about the visitor. */
export interface Visitor {
  signedIn: boolean;
  isPartner: boolean;
}

interface Asked {
  name: RouteName;
  /** Path and query of the requested page. */
  address: string;
  /** The return address after sign-in, checked by `safeReturn`. */
  returnTo: string | undefined;
}

/**
 * Where to redirect a visitor; undefined lets them in. The three guards of specification 2 in one table: sign-in required, guests only,
 * partners only on hotels and be. Auth pages are exempt without a session, so that a stale partner cookie never causes a redirect loop on
 * /auth.
 */
export function redirectFrom(
  { name, address, returnTo }: Asked,
  { signedIn, isPartner }: Visitor,
): string | undefined {
  const { guestOnly, partner } = siteOf(name);
  if (!signedIn) {
    if (guestOnly) return undefined;
    return pathTo('auth', undefined, { returnTo: address === '/' ? undefined : address });
  }
  if (guestOnly) return returnTo ?? pathTo('index');
  if (isPartner && !partner) return pathTo('hotels');
  return undefined;
}
