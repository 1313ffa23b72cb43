import { partyInWords } from '@itinera/shared/bookings';
import { bookingHotels, type Booking, type BookingHotel } from '@itinera/shared/contracts';
import { formatInstant, plural } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import { stayInWords } from '../../list/columns/Dates';
import { useStayNames } from '../../list/columns/useStayNames';
import type { BlockFactsProps } from '../block';
import { PartList } from '../PartList';
import { RemovePart } from '../RemovePart';
import { ContractPrice } from './ContractPrice';
import { useHotelName } from './useHotelName';

/** Stays of a booking in order, each an entry of its own. */
export const StayList = ({ booking, onEdit }: BlockFactsProps) => (
  <PartList noun="stay" onEdit={onEdit}>
    {(booking.hotels ?? []).map((stay) => (
      <Stay key={stay.id} booking={booking} stay={stay} onEdit={onEdit} />
    ))}
  </PartList>
);

interface StayProps extends BlockFactsProps {
  booking: Booking;
  stay: BookingHotel;
}

function Stay({ booking, stay, onEdit }: StayProps) {
  const names = useStayNames();
  const hotel = useHotelName(stay.hotel_id);
  const { open } = useDialogAddress('dialog');
  const isPartner = useSession().partner !== undefined;
  const { check_in, check_out, nights, rooms, confirmation_number, confirmed_at, overridden } = stay;
  const confirmWords = confirmation_number ? 'Change confirmation' : 'Confirm stay';
  const isOpen = booking.status !== 'cancelled' && booking.status !== 'completed';
  return (
    <Box component="li" aria-label={hotel} sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{hotel}</Typography>
      <Typography variant="body2">
        {stayInWords(check_in, check_out)}, {plural(nights, 'night')}
        {' · '}
        {[names.kindOf(stay), partyInWords(stay), rooms > 1 && plural(rooms, 'room')]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2">
        Net <Amount minor={stay.net_minor} currency={booking.currency} />
        {stay.sale_minor !== undefined && (
          <>
            , sale <Amount minor={stay.sale_minor} currency={booking.currency} />
          </>
        )}
        {stay.priced_by === 'hand' && `, entered by hand${stay.price_reason ? `: ${stay.price_reason}` : ''}`}
      </Typography>
      <ContractPrice stay={stay} currency={booking.currency} />
      <Typography variant="body2" color="textSecondary">
        {confirmation_number
          ? `Confirmed as ${confirmation_number}${confirmed_at ? ` on ${formatInstant(confirmed_at)}` : ''}`
          : 'Not confirmed by the hotel yet'}
        {stay.room_note && ` · ${stay.room_note}`}
      </Typography>
      {overridden.length > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          Sold despite {overridden.join(', ').replaceAll('_', ' ')}
          {stay.override_reason && `: ${stay.override_reason}`}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.5, mt: 0.5 }}>
        {isOpen && (
          <Button
            size="small"
            variant={isPartner && !confirmation_number ? 'contained' : 'text'}
            aria-label={`${confirmWords}: ${hotel}`}
            onClick={() => open(`confirm-stay:${stay.id}`)}
          >
            {confirmWords}
          </Button>
        )}
        {onEdit && (
          <>
            <Button size="small" aria-label={`Edit the stay at ${hotel}`} onClick={() => onEdit(stay.id)}>
              Edit
            </Button>
            <RemovePart
              booking={booking}
              sale_minor={stay.sale_minor}
              collection={bookingHotels}
              id={stay.id}
              noun="stay"
              name={hotel}
            />
          </>
        )}
      </Box>
    </Box>
  );
}
