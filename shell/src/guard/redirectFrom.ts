import { pathTo, siteOf, type RouteName } from '@itinera/shared/routes';

/** What the guards know about whoever asks for a page. */
export interface Visitor {
  signedIn: boolean;
  isPartner: boolean;
}

interface Asked {
  name: RouteName;
  /** Path with search, as asked for. */
  address: string;
  /** Where a sign-in was asked to lead, already checked by `safeReturn`. */
  returnTo: string | undefined;
}

/**
 * The address a visitor is sent to instead; undefined lets them in. The three guards of specification 2 in
 * one table: sign-in needed, guests only, partners only on hotels and be. Auth pages are exempt without a
 * session, so a stale partner cookie rests on /auth.
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
