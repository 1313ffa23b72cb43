import type { Hotel } from '@itinera/shared/contracts';

/** Names from the place of a hotel up to its country; a level without a name is undefined. */
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
