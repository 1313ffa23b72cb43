import { matchPath } from '@itinera/shared/router';
import { sites } from '@itinera/shared/routes';

const controlOrBackslash = /[\u0000-\u001f\u007f\\]/;

/** The return address after sign-in, if it is one of our own pages; undefined for all others. */
export function safeReturn(asked: string | null, origin: string): string | undefined {
  if (!asked?.startsWith('/') || asked.startsWith('//') || controlOrBackslash.test(asked)) return undefined;
  const url = URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  if (url?.origin !== origin) return undefined;
  const site = sites.find(({ path }) => matchPath(path, url.pathname));
  return site && !site.guestOnly ? url.pathname + url.search : undefined;
}
