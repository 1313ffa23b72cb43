import * as z from '@itinera/shared/schema';
import { searchInput, type SearchInput } from './search';

/** Text that is no value of its field; the form reports it. */
interface Unreadable {
  typed: string;
  problem: string;
}

/** Values of a search form: selects hold text, and empty fields are null. */
export interface TypedSearch {
  origin_city_id: string | null;
  country_ids: string[];
  region_ids: string[];
  resort_ids: string[];
  place_ids: string[];
  hotel_ids: string[];
  check_in_from: string | Unreadable;
  check_in_to: string;
  nights_from: number | null;
  nights_to: number | null;
  adults: string | null;
  child_ages: (string | null)[];
  boarding_type_ids: string[];
  boarding_or_better: boolean;
  room_type_ids: string[];
  hotel_class_ids: string[];
  hotel_theme_ids: string[];
  hotel_chain_ids: string[];
  beach_type_ids: string[];
  feature_ids: string[];
  dmc_ids: string[];
  stars_from: string | null;
  distance_to_beach_to: number | null;
  price_from_minor: number | Unreadable | null;
  price_to_minor: number | Unreadable | null;
  with_transfer: boolean;
  include_on_request: boolean;
  include_blocked: boolean;
}

/** Whether a field of the form is empty. */
export const isEmptyFilter = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const numberIn = (text: string | null): number | null => (text === null ? null : Number(text));

/** The search as it is sent: without empty fields. */
function inputOf(values: TypedSearch): unknown {
  const { child_ages, adults, stars_from, boarding_or_better, boarding_type_ids, ...rest } = values;
  const given = {
    ...rest,
    adults: numberIn(adults),
    stars_from: numberIn(stars_from),
    boarding_type_ids,
    boarding_or_better: boarding_or_better && boarding_type_ids.length > 0,
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmptyFilter(value))),
    child_ages: child_ages.map(numberIn),
  };
}

/** Contract of a search, for the values of a form. */
export const typedSearch: z.ZodMiniType<SearchInput, TypedSearch> = z.pipe(z.transform(inputOf), searchInput);

/** The same for a new search: past days are refused. */
export const typedSearchFrom = (today: string): typeof typedSearch =>
  typedSearch.check(
    z.refine(({ check_in_to }) => check_in_to >= today, {
      path: ['check_in_from'],
      error: 'Choose today or a later day.',
    }),
  );
