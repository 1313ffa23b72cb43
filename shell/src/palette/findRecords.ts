import type { RecordSource } from '@itinera/shared/contracts';
import { callForList, messageOf } from '@itinera/shared/data';
import { formatDay, formatMoney } from '@itinera/shared/format';
import { recordAddress } from '@itinera/shared/routes';
import type { Entry, Group } from './entry';
import { iconOf } from './iconOf';

const AT_MOST = 5;

type Found = { id: string } & Record<string, unknown>;

/** Value at a path such as `city_name.name`; undefined if there is no such field. */
const fieldAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (from, field) => (typeof from === 'object' && from !== null ? Reflect.get(from, field) : undefined),
      record,
    );

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const textsAt = (record: Found, fields: readonly string[]): string[] =>
  fields.flatMap((field) => {
    const text = fieldAt(record, field);
    if (typeof text !== 'string' || text === '') return [];
    return [isDay(text) ? formatDay(text) : text];
  });

/** Days and amounts at the end of a line, such as `16.08.2027   1 400,63 EUR`. */
const asideOf = (record: Found, fields: readonly string[]): string =>
  fields
    .flatMap((field) => {
      const value = fieldAt(record, field);
      const { currency } = record;
      if (typeof value === 'number' && typeof currency === 'string') return [formatMoney(value, currency)];
      return typeof value === 'string' && isDay(value) ? [formatDay(value)] : [];
    })
    .join('\u2003');

const nameOf = ({ name }: RecordSource, record: Found): string => textsAt(record, name).join(' ') || '—';

interface Search {
  text: string;
  /** Also finds names with a wrong letter. */
  fuzzy: boolean;
  signal: AbortSignal;
}

/** First matching records of a source. A failed source reports it in its own group, and affects no other. */
export async function findRecords(source: RecordSource, { text, fuzzy, signal }: Search): Promise<Group> {
  const { label, path, query, within = [], aside: asideFields = [] } = source;
  try {
    const { result } = await callForList<Found>({
      url: path,
      params: { ...query, q: text, ...(fuzzy && { fuzzy }), page: 1, per_page: AT_MOST },
      signal,
    });
    const entries = result.flatMap((record): Entry[] => {
      const name = nameOf(source, record);
      const to = recordAddress(source, { id: record.id, name });
      const hint = textsAt(record, within).join(' · ');
      const aside = asideOf(record, asideFields);
      return to === undefined
        ? []
        : [
            {
              key: `${path} ${record.id}`,
              label: name,
              ...(hint && { hint }),
              ...(aside && { aside }),
              ...iconOf(source),
              to,
            },
          ];
    });
    return { label, entries };
  } catch (error) {
    return { label, entries: [], note: messageOf(error) };
  }
}
