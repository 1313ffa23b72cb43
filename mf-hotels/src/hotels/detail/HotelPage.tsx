import { hotels } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink, useParams } from '@itinera/shared/router';
import { Button, LinearProgress, OutdatedNotice, Page, useMinimumDuration } from '@itinera/shared/ui';
import { GeneralInfoCard } from './GeneralInfoCard';
import { HotelMissing } from './HotelMissing';
import { HotelSummary } from './HotelSummary';

export default function HotelPage() {
  const { id = '' } = useParams();
  const { data: hotel, error, isPending, dataUpdatedAt, refetch } = useOne(hotels, id, { with_data: true });
  const waiting = useMinimumDuration(isPending);
  const again = () => void refetch();

  if (waiting) {
    return (
      <Page title="Hotel">
        <LinearProgress aria-label="Loading the hotel" />
      </Page>
    );
  }
  if (!hotel) return <HotelMissing error={error} onRetry={again} />;
  return (
    <Page
      title={hotel.name}
      actions={
        <Button component={RouterLink} to={pathTo('hotels')}>
          All hotels
        </Button>
      }
    >
      {error && <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={again} />}
      <HotelSummary hotel={hotel} />
      <GeneralInfoCard hotel={hotel} />
    </Page>
  );
}
