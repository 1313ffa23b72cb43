import { bookings, payments, type Booking } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { RecordPage, Sections, type Section } from '@itinera/shared/record';
import { useParams, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Box, onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { BookingContent } from './BookingContent';
import { EditKey } from './EditKey';
import { BookingHead } from './head/BookingHead';
import { OpenDialog } from './OpenDialog';
import { NextSteps } from './steps/NextSteps';

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
  const isPartner = useSession().partner !== undefined;
  // Specification 8: a booking that can't be loaded is reported in a toast.
  const booking = useOne(bookings, id, {}, 'toast');
  return (
    <RecordPage
      of={bookings}
      loaded={booking}
      noun="booking"
      titleOf={({ customer, ref }) => customer?.name ?? ref}
      referenceOf={({ customer, ref }) => (customer ? ref : undefined)}
      actions={booking.data && !isPartner && <NextSteps booking={booking.data} />}
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
      <BookingHead booking={booking}>
        {!isPartner && (
          <Box data-unprinted sx={{ ml: 'auto', '& > nav': { border: 0, mb: 0 } }}>
            <Sections noun="booking" sections={[content, history]} current={isHistory ? history : content} />
          </Box>
        )}
      </BookingHead>
      {isHistory ? (
        <div data-unprinted>
          <Suspense>
            <BookingHistory booking={booking} />
          </Suspense>
        </div>
      ) : (
        <BookingContent booking={booking} />
      )}
      {!isPartner && <EditKey />}
      <OpenDialog booking={booking} />
    </>
  );
}
