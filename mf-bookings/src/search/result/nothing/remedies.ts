import { searchInput, type SearchInput, type SearchResult } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { searchLabels } from '../../form/searchForm';

interface Remedy {
  filter: string;
  /** Reason why nothing was found. */
  why: string;
  verb: string;
  search: Record<string, unknown>;
}

const isKnown = (filter: string): filter is keyof typeof searchLabels => filter in searchLabels;

/** How to relax a filter; undefined for one of a later release. */
function remedyOf(search: SearchInput, filter: string, hotels: string): Remedy | undefined {
  if (!isKnown(filter)) return undefined;
  const label = `‘${searchLabels[filter]}’`;
  if (filter === 'include_blocked')
    return {
      filter,
      why: `${hotels} would fit, but can’t be sold for these days.`,
      verb: 'Show with the reasons',
      search: { ...search, include_blocked: true },
    };
  if (filter === 'include_on_request')
    return {
      filter,
      why: `${hotels} would fit, but the rooms or the transfer are on request.`,
      verb: `Search with ${label}`,
      search: { ...search, include_on_request: true },
    };
  return {
    filter,
    why: `${label} removes the most: ${hotels} would be found without it.`,
    verb: `Search without ${label}`,
    // Without a flight there is no transfer.
    search: {
      ...search,
      [filter]: undefined,
      ...(filter === 'origin_city_id' && { with_transfer: undefined }),
    },
  };
}

/** Searches without one of the filters that exclude all trips, the most restrictive first. */
export const remediesOf = (search: SearchInput, removedBy: SearchResult['removed_by']) =>
  removedBy.flatMap(({ filter, hotels: count }) => {
    const hotels = plural(count, 'hotel');
    const remedy = remedyOf(search, filter, hotels);
    const { data: wider } = searchInput.safeParse(remedy?.search);
    return remedy && wider ? [{ ...remedy, hotels, wider }] : [];
  });
