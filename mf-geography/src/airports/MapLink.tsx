import type { airports } from '@itinera/shared/contracts';
import { useWatch, type ContractControl } from '@itinera/shared/forms';
import { Link } from '@itinera/shared/ui';

/** Link to the coordinates on a map, once both are valid. */
export function MapLink({ control }: { control: ContractControl<typeof airports.createInput> }) {
  const [latitude, longitude] = useWatch({ control, name: ['latitude_deg', 'longitude_deg'] });
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return (
    <Link
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      sx={{ alignSelf: 'start' }}
    >
      Show on map (opens in a new tab)
    </Link>
  );
}
