import { searchInput, type SearchInput } from '@itinera/shared/contracts';

const lists = [
  'country_ids',
  'region_ids',
  'resort_ids',
  'place_ids',
  'hotel_ids',
  'room_type_ids',
  'boarding_type_ids',
  'hotel_class_ids',
  'hotel_theme_ids',
  'hotel_chain_ids',
  'beach_type_ids',
  'feature_ids',
  'dmc_ids',
] as const;
const numbers = [
  'nights_from',
  'nights_to',
  'adults',
  'stars_from',
  'distance_to_beach_to',
  'price_from_minor',
  'price_to_minor',
  'markup_bp',
  'sale_rounding',
  'limit',
] as const;
const flags = [
  'boarding_or_better',
  'with_transfer',
  'cheapest_only',
  'include_blocked',
  'include_on_request',
] as const;
const texts = [
  'origin_city_id',
  'check_in_from',
  'check_in_to',
  'currency',
  'price_currency',
  'booking_date',
] as const;

/** Parameters of an address that belong to a search. */
const searchKeys: readonly (keyof SearchInput)[] = [...texts, ...numbers, 'child_ages', ...lists, ...flags];

/** Search values of an address, complete or not; a party of two by default. */
export function searchIn(params: URLSearchParams): Record<string, unknown> {
  const given = (keys: readonly string[], valueOf: (text: string) => unknown) =>
    keys.flatMap((key) => {
      const text = params.get(key);
      return text === null || text === '' ? [] : [[key, valueOf(text)] as const];
    });
  return {
    adults: 2,
    child_ages: [],
    ...Object.fromEntries([
      ...given(texts, (text) => text),
      ...given(numbers, Number),
      ...given(['child_ages'], (text) => text.split(',').map(Number)),
      ...given(lists, (text) => text.split(',')),
      ...given(flags, (text) => text === 'true'),
    ]),
  };
}

/** Parses the search of an address; undefined if it is incomplete. */
export const readSearch = (params: URLSearchParams): SearchInput | undefined =>
  searchInput.safeParse(searchIn(params)).data;

/** Writes a search as parameters of an address; the reverse of `readSearch`. */
export function searchParams(input: SearchInput): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of searchKeys) {
    const value = input[key];
    const text = value === undefined || value === false ? '' : String(value);
    if (text !== '') params.set(key, text);
  }
  return params;
}
