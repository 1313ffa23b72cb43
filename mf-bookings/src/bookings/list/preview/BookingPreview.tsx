import { partyInWords } from '@itinera/shared/bookings';
import { bookings, type Booking } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { formatDay, formatMoney } from '@itinera/shared/format';
import { SideSheet } from '@itinera/shared/forms';
import { FactList, NotLoaded, type Fact } from '@itinera/shared/record';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Box, Button } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, type KeyboardEvent } from 'react';
import { Amount } from '../../../parts/Amount';
import { countedIn } from '../../../parts/counted';
import { Outstanding } from '../../../parts/Outstanding';
import { StateChip } from '../../StateChip';
import { paymentWords } from '../../stateWords';
import { stayInWords } from '../columns/Dates';
import { useStayNames, type StayNames } from '../columns/useStayNames';

interface BookingPreviewProps {
  id: string;
  /** Previews another row, by a relative position. */
  onStep: (by: number) => void;
  onClose: () => void;
}

/** Side sheet with a summary of a booking. Arrows step to neighbours, Space and Escape close it. */
export function BookingPreview({ id, onStep, onClose }: BookingPreviewProps) {
  const { data: booking, error, refetch } = useOne(bookings, id);
  const names = useStayNames();
  const isPartner = useSession().partner !== undefined;
  const titleId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as Record<string, number>)[event.key];
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (step) onStep(step);
    else if (event.key === ' ' && !isOnControl) onClose();
    else return;
    event.preventDefault();
  };
  return (
    <SideSheet titleId={titleId} onClose={onClose} onKeyDown={onKeyDown}>
      <DialogTitle id={titleId} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {booking?.ref ?? 'Booking'} {booking && <StateChip state={booking.status} />}
      </DialogTitle>
      <DialogContent>
        {booking ? (
          <FactList facts={[...travelFacts(booking, names), ...(isPartner ? [] : staffFacts(booking))]} />
        ) : (
          <NotLoaded what="booking" rows={10} error={error} onRetry={() => void refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button component={RouterLink} to={pathTo('be-id', { id })} variant="contained">
          Open
        </Button>
      </DialogActions>
    </SideSheet>
  );
}

const daysOf = (from: string | null, to: string | null) => from && to && stayInWords(from, to);

function travelFacts(booking: Booking, names: StayNames): Fact[] {
  const stays = booking.hotels ?? [];
  return [
    ['Travels', daysOf(booking.departure_date, booking.return_date)],
    ['Guests', partyInWords(booking)],
    ['Hotel', booking.hotel_name],
    [
      stays.length > 1 ? 'Stays' : 'Stay',
      stays.map((stay) => (
        <Box key={stay.id}>
          {stayInWords(stay.check_in, stay.check_out)}, {names.kindOf(stay)}
        </Box>
      )),
    ],
    ['Confirmation number', booking.confirmation_number],
    ['Note for the partner', booking.note_supplier],
  ];
}

function staffFacts(booking: Booking): Fact[] {
  const { currency, next_due_date, next_due_minor } = booking;
  const amount = (minor: number | undefined) => <Amount minor={minor} currency={currency} />;
  const counted = countedIn(booking);
  return [
    ['Customer', booking.customer_name],
    ['E-mail', booking.customer_email],
    ['Partner', booking.dmc_name],
    ['Payment', booking.payment_status && paymentWords[booking.payment_status]],
    [booking.status === 'cancelled' ? 'Cancellation fee' : 'Total', amount(counted.total_minor)],
    ['Outstanding', <Outstanding key="outstanding" counted={counted} currency={currency} />],
    [
      'Next due',
      next_due_date &&
        next_due_minor &&
        `${formatDay(next_due_date)}, ${formatMoney(next_due_minor, currency)}`,
    ],
    ['Net', amount(counted.net_minor)],
    ['Profit', amount(counted.profit_minor)],
    ['Manager', booking.manager_name],
    ['Tags', booking.tags?.join(', ')],
    ['Internal note', booking.note_internal],
  ];
}
