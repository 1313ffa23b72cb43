import type { ListAnswer, RecordSource } from '@itinera/shared/contracts';
import { call, messageOf } from '@itinera/shared/data';
import { siteMap, type RouteName } from '@itinera/shared/routes';
import type { Entry, Group } from './entry';

const AT_MOST = 5;

type Found = { id: string } & Record<string, unknown>;

export const isRoute = (name: string): name is RouteName => Object.hasOwn(siteMap, name);

const nameOf = ({ name }: RecordSource, record: Found): string => name.map((field) => record[field] ?? '').join(' ').trim() || '—';

/** A page of its own, or the list narrowed to it. */
function addressOf(page: RouteName, { id }: Found, name: string): string {
  const { path } = siteMap[page];
  return path.includes(':id') ? path.replace(':id', encodeURIComponent(id)) : `${path}?${new URLSearchParams({ q: name })}`;
}

/** The first records of a source that fit. A source that fails says so in its own place and spoils no other. */
export async function findRecords(source: RecordSource, text: string, signal: AbortSignal): Promise<Group> {
  const { label, path, page } = source;
  if (!isRoute(page)) return { label, entries: [] };
  try {
    const { result } = await call<ListAnswer<Found>>({
      method: 'GET',
      url: path,
      params: { q: text, page: 1, per_page: AT_MOST },
      signal,
    });
    const entries = result.map((record): Entry => {
      const name = nameOf(source, record);
      return { key: `${path} ${record.id}`, label: name, to: addressOf(page, record, name) };
    });
    return { label, entries };
  } catch (error) {
    return { label, entries: [], note: messageOf(error) };
  }
}
