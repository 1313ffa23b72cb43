import { bookings, type Booking } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { RecordSteps } from '@itinera/shared/record';
import {
  Link as RouterLink,
  linkToList,
  useListOrigin,
  useParams,
  useSearchParams,
} from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
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
import { BookingBlocks } from './BookingBlocks';
import { BookingHead } from './BookingHead';
import { BookingMissing } from './BookingMissing';
import { BookingSections } from './BookingSections';
import { Figures } from './figures/Figures';
import { OpenDialog } from './OpenDialog';

const BookingHistory = lazy(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './history/BookingHistory').then((module) => ({
    default: module.BookingHistory,
  })),
);

const addressOf = (id: string) => pathTo('be-id', { id });

export default function BookingPage() {
  const { id = '' } = useParams();
  // Specification 8: a booking that can't be loaded is reported in a toast.
  const { data: booking, error, isPending, dataUpdatedAt, refetch } = useOne(bookings, id, {}, 'toast');
  const isIndicated = useMinimumDuration(isPending);
  const allBookings = linkToList(pathTo('be'), useListOrigin());
  const again = () => void refetch();

  const actions = (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <RecordSteps of={bookings} noun="booking" addressOf={addressOf} />
      <Button component={RouterLink} {...allBookings}>
        All bookings
      </Button>
    </Stack>
  );
  // Its height is kept, so that the booking does not jump.
  const indicator = (
    <Box sx={{ height: 4 }}>{isIndicated && <LinearProgress aria-label="Loading the booking" />}</Box>
  );
  if (isPending)
    return (
      <Page title="Booking" actions={actions}>
        {indicator}
      </Page>
    );
  if (!booking) return <BookingMissing error={error} onRetry={again} />;
  return (
    <Page title={booking.ref} actions={actions}>
      {indicator}
      {error && (
        <Box sx={{ mb: 2 }}>
          <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={again} />
        </Box>
      )}
      <BookingBody booking={booking} />
    </Page>
  );
}

function BookingBody({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const [search] = useSearchParams();
  const isHistory = search.get('tab') === 'history' && !isPartner;
  return (
    <>
      <BookingHead booking={booking} />
      {!isPartner && <BookingSections isHistory={isHistory} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' },
        }}
      >
        {/* In reading order the figures come first: a phone shows them above the blocks. */}
        <Box sx={{ order: { lg: 1 }, position: { lg: 'sticky' }, top: { lg: 64 }, minWidth: 0 }}>
          <Figures booking={booking} />
        </Box>
        {isHistory ? (
          <Suspense>
            <BookingHistory id={booking.id} />
          </Suspense>
        ) : (
          <BookingBlocks booking={booking} />
        )}
      </Box>
      <OpenDialog booking={booking} />
    </>
  );
}
