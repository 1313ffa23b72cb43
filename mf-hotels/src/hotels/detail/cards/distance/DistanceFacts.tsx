import type { Hotel } from '@itinera/shared/contracts';
import { FactList } from '@itinera/shared/record';
import { distanceInWords } from './distanceInWords';

export function DistanceFacts({ hotel }: { hotel: Hotel }) {
  const { distance_to_beach, distance_to_city, distance_to_slope } = hotel;
  const { beach_type, beach_line_num, is_beach_private } = hotel;
  return (
    <FactList
      facts={[
        ['Beach', distanceInWords(distance_to_beach)],
        ['City', distanceInWords(distance_to_city)],
        ['Slope', distanceInWords(distance_to_slope)],
        ['Beach type', beach_type?.beach_type_name?.name ?? beach_type?.name],
        ['Beach line', beach_line_num],
        ['Private beach', is_beach_private ? 'Yes' : 'No'],
      ]}
    />
  );
}
