import { bookingsFromToday } from './bookingsFromToday';
import { DeactivateQuestion } from './DeactivateQuestion';
import { useAffectedBookings } from './useAffectedBookings';

interface DeactivateHotelProps {
  id: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deactivation of a hotel, with its future bookings. */
export function DeactivateHotel({ id, onConfirm, onClose }: DeactivateHotelProps) {
  const query = bookingsFromToday([id]);
  const affected = useAffectedBookings(query);
  return <DeactivateQuestion count={1} {...{ affected, query, onConfirm, onClose }} />;
}
