import type { Hotel } from '@itinera/shared/contracts';
import { Link } from '@itinera/shared/ui';
import { labels } from '../../../labels';
import { placeNames } from '../../../placeNames';
import { FactList } from '@itinera/shared/record';

export function LocationFacts({ hotel }: { hotel: Hotel }) {
  const { country, region, resort, place } = placeNames(hotel);
  return (
    <FactList
      facts={[
        ['Country', country],
        ['Region', region],
        ['Resort', resort],
        [labels.place_id, place],
        ['Coordinates', <Coordinates key="map" hotel={hotel} />],
      ]}
    />
  );
}

function Coordinates({ hotel: { latitude, longitude } }: { hotel: Hotel }) {
  if (latitude === null || longitude === null) return '—';
  return (
    <>
      {latitude}, {longitude}{' '}
      <Link
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        target="_blank"
        rel="noopener noreferrer"
        underline="always"
        sx={{ display: 'inline-block' }}
      >
        Show on map
      </Link>
    </>
  );
}
