import { siteMap, type RouteName } from './siteMap';

interface Place {
  page: string;
  search?: Record<string, string>;
}

/** Whether an external name is that of a page. */
export const isRoute = (name: string): name is RouteName => Object.hasOwn(siteMap, name);

/** Address of a record as its remote announces it; undefined if this shell has no such page. */
export function recordAddress(
  { page, search = { q: ':name' } }: Place,
  { id, name }: { id: string; name: string },
): string | undefined {
  if (!isRoute(page)) return undefined;
  const { path } = siteMap[page];
  if (path.includes(':id')) return path.replace(':id', encodeURIComponent(id));
  const values: Record<string, string> = { ':id': id, ':name': name };
  const asked = Object.entries(search).map(([key, value]): [string, string] => [key, values[value] ?? value]);
  return `${path}?${new URLSearchParams(asked)}`;
}
