import { partyInWords } from '@itinera/shared/bookings';
import { bookingHotels, type Booking, type BookingHotel } from '@itinera/shared/contracts';
import { formatInstant, plural } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { isOver } from '../../isOver';
import { stayInWords } from '../../list/columns/Dates';
import { useStayNames } from '../../list/columns/useStayNames';
import type { BlockFactsProps } from '../block';
import { PartList } from '../PartList';
import { RemovePart } from '../RemovePart';
import { EditButton } from '../trip/EditButton';
import { PartPrice } from '../trip/PartPrice';
import { TripLine } from '../trip/TripLine';
import { ChangeCost } from './ChangeCost';
import { ContractPrice } from './ContractPrice';
import { StayCharges } from './StayCharges';
import { StayRooms } from './StayRooms';
import { StayTerms } from './StayTerms';
import { useHotelName } from './useHotelName';

/** Stays of a booking in order, each an entry of its own. */
export const StayList = ({ booking, onEdit }: BlockFactsProps) => (
  <PartList noun="stay">
    {(booking.hotels ?? []).map((stay) => (
      <Stay key={stay.id} booking={booking} stay={stay} onEdit={onEdit} />
    ))}
  </PartList>
);

const removal = { is_removed: true };

interface StayProps extends BlockFactsProps {
  booking: Booking;
  stay: BookingHotel;
}

function Stay({ booking, stay, onEdit }: StayProps) {
  const names = useStayNames();
  const hotel = useHotelName(stay.hotel_id);
  const { id, check_in, check_out, nights, rooms, sale_minor, room_note } = stay;
  const party = [names.kindOf(stay), partyInWords(stay), rooms > 1 && plural(rooms, 'room')];
  return (
    <TripLine
      name={hotel}
      when={stayInWords(check_in, check_out)}
      title={hotel}
      state={<Confirmation booking={booking} stay={stay} hotel={hotel} />}
      price={<PartPrice part={stay} currency={booking.currency} />}
      actions={
        onEdit && (
          <>
            <EditButton label={`Edit the stay at ${hotel}`} onClick={() => onEdit(id)} />
            <RemovePart {...{ booking, sale_minor, id }} collection={bookingHotels} noun="stay" name={hotel}>
              <ChangeCost booking={booking} stay={stay} change={removal} />
            </RemovePart>
          </>
        )
      }
    >
      {[plural(nights, 'night'), ...party, room_note].filter(Boolean).join(' · ')}
      <StayRooms booking={booking} stay={stay} isEditable={onEdit !== undefined} />
      <StayTerms booking={booking} stay={stay} />
      <StayCharges booking={booking} stay={stay} />
      <PriceNotes stay={stay} currency={booking.currency} />
    </TripLine>
  );
}

/** What is unusual about the price of a stay, and why it was sold all the same. */
function PriceNotes({ stay, currency }: { stay: BookingHotel; currency: string }) {
  const { priced_by, price_reason, overridden, override_reason } = stay;
  return (
    <div data-unprinted>
      {priced_by === 'hand' && (
        <Typography variant="body2">
          Price entered by hand{price_reason ? `: ${price_reason}` : ''}
        </Typography>
      )}
      <ContractPrice stay={stay} currency={currency} />
      {overridden.length > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          Sold despite {overridden.join(', ').replaceAll('_', ' ')}
          {override_reason && `: ${override_reason}`}
        </Typography>
      )}
    </div>
  );
}

interface ConfirmationProps extends Pick<StayProps, 'booking' | 'stay'> {
  hotel: string;
}

/** How the hotel or its partner has answered the request for a stay, and the buttons to enter that. */
function Confirmation({ booking, stay, hotel }: ConfirmationProps) {
  const { open } = useDialogAddress('dialog');
  const { id, confirmation_number, confirmed_at, declined_at, decline_reason } = stay;
  const confirm = () => open(`confirm-stay:${id}`);
  const isOpen = !isOver(booking);
  if (confirmation_number)
    return (
      <Box sx={{ color: 'text.secondary' }}>
        <span title={confirmed_at ? formatInstant(confirmed_at) : undefined}>
          Confirmed as {confirmation_number}
        </span>
        {isOpen && (
          <span data-actions>
            <EditButton label={`Change confirmation: ${hotel}`} onClick={confirm} />
          </span>
        )}
      </Box>
    );
  return (
    <div data-unprinted>
      {declined_at ? (
        <Box title={formatInstant(declined_at)} sx={{ color: isOpen ? 'error.main' : 'text.secondary' }}>
          Declined: {decline_reason}
        </Box>
      ) : (
        <Box sx={{ color: isOpen ? 'warning.main' : 'text.secondary' }}>
          Not confirmed by the hotel{isOpen && ' yet'}
        </Box>
      )}
      {isOpen && (
        <AnswerButtons
          {...{ hotel, confirm }}
          decline={declined_at ? undefined : () => open(`decline-stay:${id}`)}
        />
      )}
    </div>
  );
}

interface AnswerButtonsProps {
  hotel: string;
  confirm: () => void;
  /** Undefined for a stay that is declined. */
  decline: (() => void) | undefined;
}

function AnswerButtons({ hotel, confirm, decline }: AnswerButtonsProps) {
  const isPartner = useSession().partner !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button
        size="small"
        variant={isPartner && decline ? 'contained' : 'outlined'}
        aria-label={`Confirm stay: ${hotel}`}
        onClick={confirm}
      >
        Confirm stay
      </Button>
      {decline && (
        <Button size="small" aria-label={`Decline stay: ${hotel}`} onClick={decline}>
          Decline
        </Button>
      )}
    </Box>
  );
}
