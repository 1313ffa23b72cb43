import { hotels } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink, linkToList, useListOrigin, useParams } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import {
  Box,
  Button,
  LinearProgress,
  OutdatedNotice,
  Page,
  Stack,
  useMinimumDuration,
} from '@itinera/shared/ui';
import { GeneralInfoCard } from './cards/general/GeneralInfoFacts';
import { HotelHistoryButton } from './HotelHistoryButton';
import { HotelMissing } from './HotelMissing';
import { HotelSteps } from './HotelSteps';
import { HotelSummary } from './HotelSummary';

export default function HotelPage() {
  const { id = '' } = useParams();
  const { partner } = useSession();
  const { data: hotel, error, isPending, dataUpdatedAt, refetch } = useOne(hotels, id, { with_data: true });
  const isIndicated = useMinimumDuration(isPending);
  const allHotels = linkToList(pathTo('hotels'), useListOrigin());
  const again = () => void refetch();
  const actions = (
    <Stack direction="row" sx={{ gap: 1 }}>
      <HotelSteps />
      {hotel && partner === undefined && <HotelHistoryButton id={hotel.id} />}
      <Button component={RouterLink} {...allHotels}>
        All hotels
      </Button>
    </Stack>
  );
  // Its height is kept, so that the hotel does not jump.
  const indicator = (
    <Box sx={{ height: 4 }}>{isIndicated && <LinearProgress aria-label="Loading the hotel" />}</Box>
  );

  if (isPending) {
    return (
      <Page title="Hotel" actions={actions}>
        {indicator}
      </Page>
    );
  }
  if (!hotel) return <HotelMissing error={error} onRetry={again} />;
  return (
    <Page title={hotel.name} actions={actions}>
      {indicator}
      {error && <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={again} />}
      <HotelSummary hotel={hotel} />
      <GeneralInfoCard hotel={hotel} />
    </Page>
  );
}
