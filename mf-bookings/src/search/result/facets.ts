import { plural } from '@itinera/shared/format';
import type { FoundRow } from './foundRows';

interface Value {
  id: string;
  name: string;
}

interface Facet {
  /** Name of the parameter in the address. */
  key: string;
  label: string;
  valuesOf: (row: FoundRow) => readonly (Value | null)[];
  /** Rows may have no value: even a single one narrows. */
  isOptional?: boolean;
}

const stars: Facet = {
  key: 'only_stars',
  label: 'Stars',
  valuesOf: ({ hotel }) => [
    { id: String(hotel.stars), name: hotel.stars === 0 ? 'No stars' : plural(hotel.stars, 'star') },
  ],
};
const region: Facet = {
  key: 'only_region',
  label: 'Region',
  valuesOf: ({ hotel }) => [hotel.region],
};
const place: Facet = { key: 'only_place', label: 'Place', valuesOf: ({ hotel }) => [hotel.place] };
const others: Facet[] = [
  { key: 'only_class', label: 'Class', valuesOf: ({ hotel }) => [hotel.hotel_class] },
  {
    key: 'only_boarding',
    label: 'Boarding',
    valuesOf: ({ trip, boarding }) => [{ id: trip.boarding_type_id, name: boarding }],
  },
  {
    key: 'only_partner',
    label: 'Partner',
    valuesOf: ({ trip, partner }) => [{ id: trip.dmc_id, name: partner }],
  },
  {
    key: 'only_offer',
    label: 'Offers',
    isOptional: true,
    // Offers are grouped by name: each hotel has its own early booking, but to the customer they are the same. Encoded, because commas
    // separate ids.
    valuesOf: ({ trip }) => trip.offers.map(({ name }) => ({ id: encodeURIComponent(name), name })),
  },
  {
    key: 'only_free',
    label: 'Cancellation',
    isOptional: true,
    valuesOf: ({ freeUntil }) => [freeUntil === undefined ? null : { id: 'free', name: 'Free cancellation' }],
  },
];

const all = [stars, region, place, ...others];
export const facetKeys = all.map(({ key }) => key);

/** Selected ids by facet. */
export type ChosenFacets = Readonly<Record<string, readonly string[] | undefined>>;

export const chosenFacets = (params: URLSearchParams): ChosenFacets =>
  Object.fromEntries(
    facetKeys.flatMap((key) => {
      const text = params.get(key);
      return text ? [[key, text.split(',')]] : [];
    }),
  );

const idsOf = ({ valuesOf }: Facet, row: FoundRow): string[] =>
  valuesOf(row).flatMap((value) => value?.id ?? []);

/** Whether a row has a selected value in each facet, except one. */
const matchesFacets = (row: FoundRow, chosen: ChosenFacets, except?: Facet): boolean =>
  all.every((facet) => {
    const ids = chosen[facet.key];
    return facet === except || !ids || idsOf(facet, row).some((id) => ids.includes(id));
  });

export const narrowed = (rows: readonly FoundRow[], chosen: ChosenFacets): FoundRow[] =>
  rows.filter((row) => matchesFacets(row, chosen));

export interface CountedFacet {
  key: string;
  label: string;
  values: (Value & { count: number })[];
}

/**
 * Facets with the number of entries per value, given the selections in the other facets. Facets with a single value that all rows have
 * are skipped, because they narrow nothing; places are preferred to a single region. `entryOf`: what is counted, such as the hotel of a row.
 */
export function countedFacets(
  rows: readonly FoundRow[],
  chosen: ChosenFacets,
  entryOf: (row: FoundRow) => string,
): CountedFacet[] {
  const regions = new Set(rows.map(({ hotel }) => hotel.region?.id));
  const offered = [stars, regions.size > 1 || chosen[region.key] ? region : place, ...others];
  return offered.flatMap((facet) => {
    const names = new Map<string, string>();
    const entries = new Map<string, Set<string>>();
    for (const row of rows) {
      const counts = matchesFacets(row, chosen, facet);
      for (const value of facet.valuesOf(row)) {
        if (!value) continue;
        names.set(value.id, value.name);
        const found = entries.get(value.id) ?? new Set();
        if (counts) found.add(entryOf(row));
        entries.set(value.id, found);
      }
    }
    if (names.size < 2 && !chosen[facet.key] && !facet.isOptional) return [];
    const values = [...names].map(([id, name]) => ({ id, name, count: entries.get(id)?.size ?? 0 }));
    if (values.length === 0) return [];
    const inOrder =
      facet === stars
        ? values.toSorted((one, other) => Number(other.id) - Number(one.id))
        : values.toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
    return [{ key: facet.key, label: facet.label, values: inOrder }];
  });
}
