import { countries } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useMemo } from 'react';
import { country } from './country';

/** The names of all countries by their ids, for lists whose entries name countries by id alone. */
export function useCountryNames(): ReadonlyMap<string, string> {
  const { data } = useList(countries, country.query);
  return useMemo(() => new Map(data?.result.map((entry) => [entry.id, country.nameOf(entry)])), [data]);
}
