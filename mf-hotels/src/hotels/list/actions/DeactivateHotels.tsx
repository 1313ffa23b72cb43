import type { Hotel } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { bookingsFromToday } from '../../../affected-bookings/bookingsFromToday';
import { DeactivateQuestion } from '../../../affected-bookings/DeactivateQuestion';
import { useAffectedBookings } from '../../../affected-bookings/useAffectedBookings';

interface DeactivateHotelsProps {
  chosen: readonly Hotel[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Limit of hotels per request for bookings. */
const most = 50;

/** Confirms the deactivation of selected hotels, with the bookings of those that are active. */
export function DeactivateHotels({ chosen, onConfirm, onClose }: DeactivateHotelsProps) {
  const active = chosen.filter(({ is_active }) => is_active).map(({ id }) => id);
  const isCounted = active.length > 0 && active.length <= most;
  const query = bookingsFromToday(active.slice(0, most));
  const affected = useAffectedBookings(query, isCounted);
  if (isCounted)
    return (
      <DeactivateQuestion
        count={chosen.length}
        affected={affected}
        query={query}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      question={`Deactivate ${plural(chosen.length, 'hotel')}?`}
      verb="Deactivate"
      isDangerous={false}
      isReady
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {active.length === 0
        ? 'They are inactive already.'
        : `Their bookings stay as they are. They are shown here for up to ${most} hotels at once.`}
    </ConfirmDialog>
  );
}
