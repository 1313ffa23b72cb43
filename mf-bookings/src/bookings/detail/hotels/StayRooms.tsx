import type { Booking, BookingHotel } from '@itinera/shared/contracts';
import { Typography } from '@itinera/shared/ui';
import { isOver } from '../../isOver';
import { heldInWords } from '../trip/heldInWords';
import { HeldState } from '../trip/HeldState';
import { useHoldAgain } from './useHoldAgain';

interface StayRoomsProps {
  booking: Booking;
  stay: BookingHotel;
  isEditable: boolean;
}

/** Whether the rooms of a stay are held or sold, and whether they are on request; nothing where no allotment counts them. */
export const StayRooms = (props: StayRoomsProps) => (
  <>
    <Held {...props} />
    {props.stay.on_request && <OnRequest {...props} />}
  </>
);

function Held({ booking, stay, isEditable }: StayRoomsProps) {
  const holdAgain = useHoldAgain();
  const { rooms_status, rooms_until, declined_at } = stay;
  if (!rooms_status) return null;
  const isLost = rooms_status === 'released' && declined_at === null && !isOver(booking);
  const words = {
    held: `Rooms ${heldInWords(rooms_until)}`,
    sold: 'Rooms sold',
    released: isLost ? 'Hold has ended: rooms are no longer kept' : 'Rooms given back',
  };
  return (
    <HeldState
      words={words[rooms_status]}
      isLost={isLost}
      verb="Hold again"
      onAgain={isEditable ? () => holdAgain(stay) : undefined}
    />
  );
}

function OnRequest({ booking, stay: { confirmation_number } }: StayRoomsProps) {
  const isAsked = !isOver(booking) && !confirmation_number;
  return (
    <Typography data-unprinted variant="body2" color={isAsked ? 'warning' : 'textSecondary'}>
      {isAsked ? 'On request: the hotel is asked' : 'On request'}
    </Typography>
  );
}
