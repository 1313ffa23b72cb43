import type { Hotel } from '@itinera/shared/contracts';
import { Link } from '@itinera/shared/ui';
import { labels } from '../../../labels';
import { Stars } from '../../../Stars';
import { FactList } from '@itinera/shared/record';

const outOf5 = (rating: number | null) => rating !== null && `${rating.toFixed(1).replace('.', ',')} of 5`;

export function RatingFacts({ hotel }: { hotel: Hotel }) {
  const { stars, trip_advisor_id, trip_advisor_url, trip_advisor_rating } = hotel;
  const { google_rating_id, google_rating } = hotel;
  return (
    <FactList
      facts={[
        [labels.stars, <Stars key="stars" value={stars} />],
        [labels.trip_advisor_rating, outOf5(trip_advisor_rating)],
        [labels.trip_advisor_id, trip_advisor_id],
        [labels.trip_advisor_url, trip_advisor_url && <Elsewhere key="link" address={trip_advisor_url} />],
        [labels.google_rating, outOf5(google_rating)],
        [labels.google_rating_id, google_rating_id],
      ]}
    />
  );
}

const Elsewhere = ({ address }: { address: string }) => (
  <Link href={address} target="_blank" rel="noopener noreferrer" underline="always">
    {address}
  </Link>
);
