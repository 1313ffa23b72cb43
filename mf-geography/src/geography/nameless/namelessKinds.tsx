import { cities, countries, regions, resorts, type Entity } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import type { ListCollection } from '@itinera/shared/grid';
import type { ComponentType } from 'react';
import { countryName, regionName } from '../parents';
import type { TabName } from '../views';

interface NamelessKind {
  /** The collection, as orphans name it. */
  path: string;
  tab: TabName;
  noun: string;
  /** What can be said of an entry that has no name. */
  Details: ComponentType<{ id: string }>;
}

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

function detailsOf<C extends ListCollection>(of: C, describe: (entry: Entity<C>) => string) {
  return function Details({ id }: { id: string }) {
    const { data } = useOne(of, id, { with_data: true });
    const described = data && describe(data);
    return described ? <span>({described})</span> : null;
  };
}

/** The entries of the geography that are named in records of their own. */
export const namelessKinds: readonly NamelessKind[] = [
  {
    path: countries.path,
    tab: 'countries',
    noun: 'country',
    Details: detailsOf(countries, ({ iso2 }) => joined(iso2)),
  },
  {
    path: regions.path,
    tab: 'regions',
    noun: 'region',
    Details: detailsOf(regions, ({ country }) => joined(country && countryName(country))),
  },
  {
    path: cities.path,
    tab: 'cities',
    noun: 'city',
    Details: detailsOf(cities, ({ country, iata }) => joined(country && countryName(country), iata)),
  },
  {
    path: resorts.path,
    tab: 'resorts',
    noun: 'resort',
    Details: detailsOf(resorts, ({ region }) => joined(region && regionName(region))),
  },
];
