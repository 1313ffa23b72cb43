import { countries } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useMemo } from 'react';
import { country } from './country';

/** Names of all countries by id, for lists whose entries have only the id. */
export function useCountryNames(): ReadonlyMap<string, string> {
  const { data } = useList(countries, country.query);
  return useMemo(() => new Map(data?.result.map((entry) => [entry.id, country.nameOf(entry)])), [data]);
}
