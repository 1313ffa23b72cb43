import { HistoryList } from '@itinera/shared/forms';
import { Paper } from '@itinera/shared/ui';
import { historyOfHotel } from './historyOfHotel';

/** Who changed the hotel, when and what. */
export const HistorySection = ({ id }: { id: string }) => (
  <Paper component="section" variant="outlined" aria-label="History" sx={{ p: 2 }}>
    <HistoryList of={historyOfHotel(id)} />
  </Paper>
);
