import { HistoryDialog } from '@itinera/shared/forms';
import { historyOfHotel } from './historyOfHotel';

interface HotelHistoryProps {
  id: string;
  onClose: () => void;
}

/** Who changed the hotel, when and what. */
export const HotelHistory = ({ id, onClose }: HotelHistoryProps) => (
  <HistoryDialog of={historyOfHotel(id)} onClose={onClose} />
);
