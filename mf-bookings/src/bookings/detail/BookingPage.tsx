import { bookings, payments, type Booking } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { RecordPage, Sections, type Section } from '@itinera/shared/record';
import { useParams, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Box, onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { BookingBlocks } from './BookingBlocks';
import { BookingHead } from './BookingHead';
import { Figures } from './figures/Figures';
import { Misfits } from './misfits/Misfits';
import { OpenDialog } from './OpenDialog';

const BookingHistory = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './history/BookingHistory').then((module) => ({
    default: module.BookingHistory,
  })),
);

/** A row of the payments opens its booking, and the arrows step through that list. */
const otherLists = [{ of: payments, path: pathTo('payments'), noun: 'payment', opens: 'booking_id' }];

const addressOf = (id: string) => pathTo('be-id', { id });

export default function BookingPage() {
  const { id = '' } = useParams();
  // Specification 8: a booking that can't be loaded is reported in a toast.
  const booking = useOne(bookings, id, {}, 'toast');
  return (
    <RecordPage
      of={bookings}
      loaded={booking}
      noun="booking"
      titleOf={({ ref }) => ref}
      addressOf={addressOf}
      list={pathTo('be')}
      otherLists={otherLists}
      whenGone="You may not have access to it."
    >
      {(loaded) => <BookingBody booking={loaded} />}
    </RecordPage>
  );
}

/** Tabs of the page, in order. */
const content: Section = { tab: undefined, key: '1', label: 'Booking' };
const history: Section = { tab: 'history', key: '2', label: 'History' };

function BookingBody({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const [search] = useSearchParams();
  const isHistory = search.get('tab') === 'history' && !isPartner;
  return (
    <>
      <BookingHead booking={booking} />
      {!isPartner && <Misfits booking={booking} />}
      {!isPartner && (
        <Sections noun="booking" sections={[content, history]} current={isHistory ? history : content} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' },
        }}
      >
        {/* Figures come first in the document, so that a phone shows them above the blocks. */}
        <Box sx={{ order: { lg: 1 }, position: { lg: 'sticky' }, top: { lg: 64 }, minWidth: 0 }}>
          <Figures booking={booking} />
        </Box>
        {isHistory ? (
          <Suspense>
            <BookingHistory booking={booking} />
          </Suspense>
        ) : (
          <BookingBlocks booking={booking} />
        )}
      </Box>
      <OpenDialog booking={booking} />
    </>
  );
}
