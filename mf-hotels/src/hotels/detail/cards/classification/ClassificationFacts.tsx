import type { Hotel } from '@itinera/shared/contracts';
import { labels } from '../../../labels';
import { Stars } from '../../../Stars';
import { FactList } from '@itinera/shared/record';

export function ClassificationFacts({ hotel }: { hotel: Hotel }) {
  const { hotel_class, hotel_type, hotel_format, hotel_chain, stars } = hotel;
  return (
    <FactList
      facts={[
        [labels.hotel_class_id, hotel_class?.name],
        [labels.hotel_type_id, hotel_type?.hotel_type_name?.name],
        [labels.hotel_format_id, hotel_format?.hotel_format_name?.name],
        [labels.hotel_chain_id, hotel_chain?.name],
        [labels.stars, <Stars key="stars" value={stars} />],
      ]}
    />
  );
}
