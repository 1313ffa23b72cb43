import type { PageLink } from '@itinera/shared/contracts';
import { isRoute, siteOf } from '@itinera/shared/routes';

/** Address of a page, or of a part of it, that a remote announces. */
export function linkAddress({ page, search }: PageLink, more: Record<string, string> = {}): string {
  const path = isRoute(page) ? siteOf(page).path : '/';
  const query = new URLSearchParams({ ...search, ...more }).toString();
  return query ? `${path}?${query}` : path;
}
