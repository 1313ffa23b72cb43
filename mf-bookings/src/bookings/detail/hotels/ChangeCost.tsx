import {
  bookingHotels,
  type Booking,
  type BookingHotel,
  type CostOfStayChange,
  type StayChange,
} from '@itinera/shared/contracts';
import { messageOf, useAsked } from '@itinera/shared/data';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { isOver } from '../../isOver';
import { partAction } from '../steps/bookingAction';
import { costFormat } from '../steps/costWords';
import { changeCostInWords } from './changeCostWords';

/** Of what is typed. */
const pauseMs = 350;

interface ChangeCostProps {
  booking: Booking;
  stay: BookingHotel;
  /** Undefined while nothing differs from what is saved. */
  change: StayChange | undefined;
  /** Named where several stays are spoken of. */
  hotel?: string;
}

/**
 * What a change costs by the terms of the stay, before it is saved; nothing is charged by it. Silent while nothing is dropped, and in a
 * booking that costs nothing: a draft, or one that is over.
 */
export function ChangeCost({ booking, stay, change, hotel }: ChangeCostProps) {
  const isFree = booking.status === 'draft' || isOver(booking);
  const { path } = partAction(bookingHotels, stay.id, 'change-cost');
  const { result, isEarlier, error, isAsking, again } = useAsked<StayChange, CostOfStayChange>(
    path,
    isFree ? undefined : change,
    { pauseMs: change?.is_removed ? 0 : pauseMs },
  );
  const costs = change && !isFree && !isEarlier ? result : undefined;
  const format = costFormat({ ...booking, hotels: [stay] });
  const words = costs && changeCostInWords(costs, { rooms: stay.rooms, hotel, format });
  const isCharged = [costs?.supplier, costs?.customer].some((cost) => cost && cost.now_minor > 0);
  return (
    <Box role="status" aria-label="Cost of the change" aria-busy={isAsking}>
      {change && error ? (
        <Alert severity="warning" sx={{ mb: 1 }} action={<Button onClick={again}>Try again</Button>}>
          What this change costs is not known. {messageOf(error)}
        </Alert>
      ) : (
        words && (
          <Alert severity={isCharged || !costs.has_terms ? 'warning' : 'info'} sx={{ mb: 1 }}>
            {words}
            {isCharged && (
              <Typography variant="body2">
                It is not charged by itself: add it to the extras in the price table of the booking.
              </Typography>
            )}
          </Alert>
        )
      )}
    </Box>
  );
}
