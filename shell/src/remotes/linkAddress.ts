import type { PageLink } from '@itinera/shared/contracts';
import { isRoute, siteOf } from '@itinera/shared/routes';

/** The address of a page, or of the part of it, that a remote announces. */
export function linkAddress({ page, search }: PageLink, more: Record<string, string> = {}): string {
  const path = isRoute(page) ? siteOf(page).path : '/';
  const query = new URLSearchParams({ ...search, ...more }).toString();
  return query ? `${path}?${query}` : path;
}
