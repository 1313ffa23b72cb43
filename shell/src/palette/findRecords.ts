import type { RecordSource } from '@itinera/shared/contracts';
import { callForList, messageOf } from '@itinera/shared/data';
import { recordAddress } from '@itinera/shared/routes';
import type { Entry, Group } from './entry';

const AT_MOST = 5;

type Found = { id: string } & Record<string, unknown>;

/** Value at a path such as `city_name.name`; undefined where there is no such field. */
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

/**
 * The first matching records of a source. A source that fails reports it in its own group, and affects no
 * other.
 */
export async function findRecords(source: RecordSource, text: string, signal: AbortSignal): Promise<Group> {
  const { label, path, query } = source;
  try {
    const { result } = await callForList<Found>({
      url: path,
      params: { ...query, q: text, page: 1, per_page: AT_MOST },
      signal,
    });
    const entries = result.flatMap((record): Entry[] => {
      const name = nameOf(source, record);
      const to = recordAddress(source, { id: record.id, name });
      return to === undefined ? [] : [{ key: `${path} ${record.id}`, label: name, to }];
    });
    return { label, entries };
  } catch (error) {
    return { label, entries: [], note: messageOf(error) };
  }
}
