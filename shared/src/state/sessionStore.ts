import { defaultTimeZone, pageSizeIn, type Profile } from '@itinera/shared/contracts';
import { create } from 'zustand';
import { pageSizeCookie, partnerCookies, tokenCookie } from './cookies';
import { subjectOf } from './subject';
import { tryStorage } from './tryStorage';

/**
 * `unknown` until the start has looked for a token; `unreachable` when a token exists but the server could not be reached; `replaced`
 * when another person has signed in, and this page must not act for them. Guards wait for `guest` or `user` and read nothing else, so
 * redirects can't loop.
 */
export type SessionStatus = 'unknown' | 'unreachable' | 'guest' | 'user' | 'replaced';

interface Session {
  status: SessionStatus;
  /** Kept in memory only. */
  accessToken: string | null;
  /** Encrypts snapshots of pages on the device. Kept in memory only; undefined from a server of the release before. */
  snapshotKey: string | undefined;
  profile: Profile | null;
  /** From the token, or else the profile: settings of a list apply to its first rows, before the profile is loaded. */
  userId: string | undefined;
  /** Whether guards and menu treat the visitor as a partner, and as which one. */
  partner: { dmcId: string | undefined } | undefined;
  /** Address where a session ended without the person's doing, to return to after sign-in. */
  endedAt: string | null;
  /** Rows per page from the settings. Stored in this browser, because lists are read before the profile is loaded. */
  pageSize: number;
  /** Time zone of the business from the settings; stored in this browser, because pages open before the profile is loaded. */
  timeZone: string;
  /** Number of refusals because the person has no second factor. */
  refusedWithoutFactor: number;
}

const TIME_ZONE = 'itinera.timeZone';

const start = (): Session => ({
  status: 'unknown',
  accessToken: null,
  snapshotKey: undefined,
  profile: null,
  userId: undefined,
  partner: undefined,
  endedAt: null,
  pageSize: pageSizeIn(pageSizeCookie.read()),
  timeZone: tryStorage((storage) => storage.getItem(TIME_ZONE)) ?? defaultTimeZone,
  refusedWithoutFactor: 0,
});

export const useSession = create<Session>(() => ({ ...start(), partner: partnerCookies.read() }));
export const session = (): Session => useSession.getState();

/** Another tab broadcasts the access token alone; then the key is not changed. */
export function startSession(
  accessToken: string,
  refreshToken?: string,
  snapshotKey = session().snapshotKey,
): void {
  if (refreshToken) tokenCookie.save(refreshToken);
  // Another tab may have signed in: its partner cookies apply here, too.
  const userId = subjectOf(accessToken) ?? session().profile?.id;
  useSession.setState({
    status: 'user',
    accessToken,
    snapshotKey,
    userId,
    endedAt: null,
    partner: partnerCookies.read(),
  });
}

/** Specification 4: an admin or manager loses the partner cookies, a dmc gets them. */
export function rememberProfile(profile: Profile): void {
  if (profile.role === 'dmc') partnerCookies.save(profile.id);
  else partnerCookies.remove();
  if (profile.page_size) rememberPageSize(profile.page_size);
  if (profile.time_zone) rememberTimeZone(profile.time_zone);
  useSession.setState({ profile, userId: profile.id, partner: partnerCookies.read() });
}

export function rememberPageSize(pageSize: number): void {
  pageSizeCookie.save(String(pageSize));
  useSession.setState({ pageSize });
}

export function rememberTimeZone(timeZone: string): void {
  tryStorage((storage) => storage.setItem(TIME_ZONE, timeZone));
  useSession.setState({ timeZone });
}

/**
 * Counts a refusal: the company has begun to require a second factor while this page was open. A profile that requires one has a page of
 * its own.
 */
export const noteMissingFactor = (): void =>
  useSession.setState(({ refusedWithoutFactor, profile }) => ({
    refusedWithoutFactor: refusedWithoutFactor + (profile?.needs_second_factor === false ? 1 : 0),
  }));

/** Another person uses the browser now: their session is kept for the next page load, and this page has none. */
export function replaceSession(refreshToken?: string): void {
  if (refreshToken) tokenCookie.save(refreshToken);
  useSession.setState({ ...start(), status: 'replaced' });
}

/** Specification 2: on hotels routes the partner role and id are restored from the cookies. */
export function restorePartner(): void {
  const [known, partner] = [session().partner, partnerCookies.read()];
  const isKnown = partner ? known !== undefined && known.dmcId === partner.dmcId : known === undefined;
  if (!isKnown) useSession.setState({ partner });
}

export function markUnreachable(): void {
  useSession.setState({ status: 'unreachable' });
}

/** The session ended without a sign-out: partner cookies stay (a stale one causes no redirect on /auth). */
export function becomeGuest(endedAt: string | null = null): void {
  tokenCookie.remove();
  useSession.setState({ ...start(), partner: partnerCookies.read(), status: 'guest', endedAt });
}

/** Specification 4: sign-out clears the token, dmcID and isDmc cookies and the header. */
export function clearSession(): void {
  partnerCookies.remove();
  becomeGuest();
}
