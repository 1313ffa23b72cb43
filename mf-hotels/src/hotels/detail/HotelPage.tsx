import { hotels } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink, useParams } from '@itinera/shared/router';
import { Button, LinearProgress, Page, useSteady } from '@itinera/shared/ui';
import { GeneralInfoCard } from './GeneralInfoCard';
import { HotelMissing } from './HotelMissing';
import { HotelSummary } from './HotelSummary';

export default function HotelPage() {
  const { id = '' } = useParams();
  const { data: hotel, error, isPending, refetch } = useOne(hotels, id, { with_data: true });
  const waiting = useSteady(isPending);

  if (waiting) {
    return (
      <Page title="Hotel">
        <LinearProgress aria-label="Loading the hotel" />
      </Page>
    );
  }
  if (!hotel) return <HotelMissing error={error} onRetry={() => void refetch()} />;
  return (
    <Page
      title={hotel.name}
      actions={
        <Button component={RouterLink} to={pathTo('hotels')}>
          All hotels
        </Button>
      }
    >
      <HotelSummary hotel={hotel} />
      <GeneralInfoCard hotel={hotel} />
    </Page>
  );
}
