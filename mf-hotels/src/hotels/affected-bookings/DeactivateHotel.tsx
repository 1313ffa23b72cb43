import { bookingsFromToday } from './bookingsFromToday';
import { DeactivateQuestion } from './DeactivateQuestion';
import { useAffectedBookings } from './useAffectedBookings';

interface DeactivateHotelProps {
  id: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a hotel is no longer sold, with its bookings that are still to come. */
export function DeactivateHotel({ id, onConfirm, onClose }: DeactivateHotelProps) {
  const query = bookingsFromToday([id]);
  const affected = useAffectedBookings(query);
  return <DeactivateQuestion count={1} {...{ affected, query, onConfirm, onClose }} />;
}
