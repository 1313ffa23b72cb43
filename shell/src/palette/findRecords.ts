import type { ListAnswer, RecordSource } from '@itinera/shared/contracts';
import { call, messageOf } from '@itinera/shared/data';
import { siteMap, type RouteName } from '@itinera/shared/routes';
import type { Entry, Group } from './entry';

const AT_MOST = 5;

type Found = { id: string } & Record<string, unknown>;

export const isRoute = (name: string): name is RouteName => Object.hasOwn(siteMap, name);

/** `city_name.name` of a city; undefined where there is no such field. */
const fieldAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (from, field) => (typeof from === 'object' && from !== null ? Reflect.get(from, field) : undefined),
      record,
    );

const nameOf = ({ name }: RecordSource, record: Found): string =>
  name
    .map((field) => fieldAt(record, field) ?? '')
    .join(' ')
    .trim() || '—';

/** A page of its own, the place on a page where it is opened, or the list narrowed to it. */
function addressOf({ search }: RecordSource, page: RouteName, { id }: Found, name: string): string {
  const { path } = siteMap[page];
  if (path.includes(':id')) return path.replace(':id', encodeURIComponent(id));
  const asked = search
    ? Object.entries(search).map(([key, value]) => [key, value.replace(':id', id)])
    : [['q', name]];
  return `${path}?${new URLSearchParams(asked)}`;
}

/** The first records of a source that fit. A source that fails says so in its own place and spoils no other. */
export async function findRecords(source: RecordSource, text: string, signal: AbortSignal): Promise<Group> {
  const { label, path, page, query } = source;
  if (!isRoute(page)) return { label, entries: [] };
  try {
    const { result } = await call<ListAnswer<Found>>({
      method: 'GET',
      url: path,
      params: { ...query, q: text, page: 1, per_page: AT_MOST },
      signal,
    });
    const entries = result.map((record): Entry => {
      const name = nameOf(source, record);
      return { key: `${path} ${record.id}`, label: name, to: addressOf(source, page, record, name) };
    });
    return { label, entries };
  } catch (error) {
    return { label, entries: [], note: messageOf(error) };
  }
}
