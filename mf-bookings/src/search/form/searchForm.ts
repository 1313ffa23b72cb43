import {
  isEmptyFilter,
  type SearchInput,
  type TypedSearch,
  type typedSearch,
} from '@itinera/shared/contracts';
import type { ContractControl } from '@itinera/shared/forms';
import { searchIn } from '../address';

export type SearchControl = ContractControl<typeof typedSearch>;

const usualNights = 7;

/** Initial values of the form: from the address, else two adults and a week. */
export function valuesOf(params: URLSearchParams): TypedSearch {
  const { adults, child_ages, stars_from, ...given } = searchIn(params) as Partial<SearchInput>;
  return {
    origin_city_id: null,
    country_ids: [],
    region_ids: [],
    resort_ids: [],
    place_ids: [],
    hotel_ids: [],
    check_in_from: '',
    check_in_to: '',
    nights_from: usualNights,
    nights_to: given.nights_from ?? usualNights,
    boarding_type_ids: [],
    boarding_or_better: false,
    room_type_ids: [],
    hotel_class_ids: [],
    hotel_theme_ids: [],
    hotel_chain_ids: [],
    beach_type_ids: [],
    feature_ids: [],
    dmc_ids: [],
    distance_to_beach_to: null,
    price_from_minor: null,
    price_to_minor: null,
    with_transfer: false,
    include_on_request: false,
    include_blocked: false,
    ...given,
    adults: String(adults ?? 2),
    child_ages: (child_ages ?? []).map(String),
    stars_from: stars_from === undefined ? null : String(stars_from),
  };
}

/** Collapsed filters, in the order of the form. */
export const collapsedFilters = [
  'boarding_type_ids',
  'room_type_ids',
  'stars_from',
  'hotel_class_ids',
  'hotel_theme_ids',
  'hotel_chain_ids',
  'beach_type_ids',
  'feature_ids',
  'distance_to_beach_to',
  'price_from_minor',
  'price_to_minor',
  'dmc_ids',
  'with_transfer',
  'include_on_request',
  'include_blocked',
] as const satisfies (keyof TypedSearch)[];

/** Number of collapsed filters with a value. */
export const countOfFolded = (values: Partial<Record<keyof TypedSearch, unknown>>): number =>
  collapsedFilters.filter((key) => values[key] !== undefined && !isEmptyFilter(values[key])).length;

/** Labels of the fields of a search. */
export const searchLabels = {
  origin_city_id: 'From',
  check_in_from: 'Arrival',
  check_in_to: 'Last arrival',
  nights_from: 'Nights',
  nights_to: 'up to',
  adults: 'Adults',
  child_ages: 'Children',
  country_ids: 'Country',
  region_ids: 'Region',
  resort_ids: 'Resort',
  place_ids: 'Place',
  hotel_ids: 'Hotel',
  boarding_type_ids: 'Boarding',
  boarding_or_better: 'Or better',
  room_type_ids: 'Room types',
  stars_from: 'Stars from',
  hotel_class_ids: 'Classes',
  hotel_theme_ids: 'Themes',
  hotel_chain_ids: 'Chains',
  beach_type_ids: 'Beach',
  feature_ids: 'Features',
  distance_to_beach_to: 'Beach within, km',
  price_from_minor: 'Price from',
  price_to_minor: 'Price to',
  dmc_ids: 'Partners',
  with_transfer: 'With transfer',
  include_on_request: 'Also what is on request',
  include_blocked: 'Also what can’t be sold',
} as const satisfies Record<keyof TypedSearch, string>;
