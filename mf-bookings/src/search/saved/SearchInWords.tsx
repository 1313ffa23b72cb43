import { cities, type SearchInput } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { Fragment } from 'react';
import type { MixedSource } from '@itinera/shared/choices';
import { searchIn } from '../address';
import { boundsInWords } from '../form/priceBounds';
import { countOfFolded } from '../form/searchForm';
import { partyInWords } from '../partyInWords';
import { whereKeys, whereSources } from '../form/whereSources';

function EntryName({ source: { collection, query, nameOf }, id }: { source: MixedSource; id: string }) {
  const { data, error } = useChosen(collection, id, 'with_data' in query ? { with_data: true } : {});
  if (data) return nameOf(data);
  return error ? 'deleted' : '…';
}

function FromCity({ id }: { id: string }) {
  const { data } = useChosen(cities, id, { with_data: true });
  return ` · from ${data?.city_name?.name ?? '…'}`;
}

/** A search in one line, complete or not. */
export function SearchInWords({ params }: { params: URLSearchParams }) {
  const search = searchIn(params) as Partial<SearchInput>;
  const { check_in_from: first, check_in_to: last, nights_from, nights_to, adults = 2 } = search;
  const { child_ages = [], origin_city_id } = search;
  const where = whereSources.flatMap((source) =>
    (search[whereKeys.find((key) => key === source.key) ?? 'hotel_ids'] ?? []).map((id) => ({ source, id })),
  );
  const price = boundsInWords(search);
  const filters = countOfFolded(
    price === undefined ? search : { ...search, price_from_minor: undefined, price_to_minor: undefined },
  );
  const days =
    first && (first === last || !last ? formatDay(first) : `${formatDay(first)}–${formatDay(last)}`);
  const rest = [
    days,
    nights_from &&
      (nights_from === nights_to || !nights_to
        ? plural(nights_from, 'night')
        : `${nights_from}–${plural(nights_to, 'night')}`),
    partyInWords(adults, child_ages),
    price,
    filters > 0 && plural(filters, 'more filter'),
  ].filter(Boolean);
  return (
    <>
      {where.length === 0 && 'Anywhere'}
      {where.map(({ source, id }, index) => (
        <Fragment key={`${source.key} ${id}`}>
          {index > 0 && ', '}
          <EntryName source={source} id={id} />
        </Fragment>
      ))}
      {` · ${rest.join(' · ')}`}
      {origin_city_id && <FromCity id={origin_city_id} />}
    </>
  );
}
