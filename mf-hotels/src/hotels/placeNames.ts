import type { Hotel } from '@itinera/shared/contracts';

/** Names from the place of a hotel up to its country; undefined for levels without a name. */
export function placeNames({ place }: Pick<Hotel, 'place'>) {
  const resort = place?.resort;
  const region = resort?.region;
  const country = region?.country;
  return {
    place: place?.name,
    resort: resort?.resort_name?.name,
    region: region?.region_name?.name ?? region?.name,
    country: country?.country_name?.name,
  };
}
