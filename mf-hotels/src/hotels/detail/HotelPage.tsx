import { hotels, type Hotel } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { RecordSteps } from '@itinera/shared/record';
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
import { lazy, Suspense } from 'react';
import { EditedCard } from './cards/EditedCard';
import { HotelContent } from './HotelContent';
import { HotelHead } from './HotelHead';
import { HotelLine } from './HotelLine';
import { HotelMissing } from './HotelMissing';
import { HotelSections, useSection } from './HotelSections';
import { PreviewBanner } from './preview/PreviewBanner';
import { PreviewButton } from './preview/PreviewButton';
import { useReadsAsPartner } from './preview/useReadsAsPartner';
import { PriceDrafts } from './prices/drafts/PriceDrafts';

const HotelHistory = lazy(() =>
  import(/* webpackChunkName: "prices" */ './history/HotelHistory').then((module) => ({
    default: module.HotelHistory,
  })),
);

const PriceTab = lazy(() =>
  import(/* webpackChunkName: "prices" */ './prices/PriceTab').then((module) => ({
    default: module.PriceTab,
  })),
);

const RestrictionsTab = lazy(() =>
  import(/* webpackChunkName: "prices" */ './restrictions/RestrictionsTab').then((module) => ({
    default: module.RestrictionsTab,
  })),
);

export default function HotelPage() {
  const { id = '' } = useParams();
  const readsAsPartner = useReadsAsPartner();
  const { data: hotel, error, isPending, dataUpdatedAt, refetch } = useOne(hotels, id, { with_data: true });
  const isIndicated = useMinimumDuration(isPending);
  const allHotels = linkToList(pathTo('hotels'), useListOrigin());
  const again = () => void refetch();
  const actions = (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <RecordSteps of={hotels} noun="hotel" addressOf={(to) => pathTo('hotels-id', { id: to })} />
      {!readsAsPartner && <PreviewButton />}
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
      {error && (
        <Box sx={{ mb: 2 }}>
          <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={again} />
        </Box>
      )}
      <HotelBody hotel={hotel} />
    </Page>
  );
}

function HotelBody({ hotel }: { hotel: Hotel }) {
  const { partner } = useSession();
  const readsAsPartner = useReadsAsPartner();
  const isPreview = readsAsPartner && partner === undefined;
  const { tab } = useSection(readsAsPartner);
  return (
    <>
      {isPreview && <PreviewBanner />}
      {tab === 'price' || tab === 'restrictions' ? <HotelLine hotel={hotel} /> : <HotelHead hotel={hotel} />}
      {!isPreview && <HotelSections isPartner={readsAsPartner} />}
      <Suspense key={tab}>
        {tab === 'history' ? (
          <HotelHistory id={hotel.id} />
        ) : tab === 'price' && !isPreview ? (
          <PriceTab hotel={hotel} />
        ) : tab === 'restrictions' && !isPreview ? (
          <RestrictionsTab hotel={hotel} />
        ) : (
          <HotelContent hotel={hotel} />
        )}
      </Suspense>
      <EditedCard hotel={hotel} />
      <PriceDrafts hotelId={hotel.id} />
    </>
  );
}
