import { addDays, pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { messageOf, useOne, useRemove } from '@itinera/shared/data';
import { ConfirmDialog } from '@itinera/shared/forms';
import { useSession } from '@itinera/shared/state';
import { Alert, Typography } from '@itinera/shared/ui';
import { AffectedBookings } from '../../affected-bookings/AffectedBookings';
import { openBookings, type AffectedQuery } from '../../affected-bookings/openBookings';
import { useAffectedBookings } from '../../affected-bookings/useAffectedBookings';
import { periodName } from './periodWords';
import { counted, type PricedIn } from './pricedIn';
import { readPeriodsAgain } from './readPeriodsAgain';

interface DeletePeriodProps {
  period: PricePeriod;
  /** Entries of the period. */
  priced: PricedIn;
  onClose: () => void;
}

/** Bookings with a night in the period, of its partner only. */
const bookingsIn = (
  { hotel_id, dmc_id, start_period, end_period }: PricePeriod,
  isPartner: boolean,
): AffectedQuery => ({
  ...openBookings,
  hotel_id: [hotel_id],
  dmc_id: isPartner ? undefined : [dmc_id],
  check_in_to: end_period,
  check_out_from: addDays(start_period, 1),
});

/** Confirms the deletion of a period, and names what is deleted with it. */
export function DeletePeriod({ period, priced, onClose }: DeletePeriodProps) {
  // Loaded for its ETag: a period that another user changes meanwhile is not deleted.
  const { data, error } = useOne(pricePeriods, period.id);
  const remove = useRemove(pricePeriods);
  const bookings = bookingsIn(period, useSession().partner !== undefined);
  const affected = useAffectedBookings(bookings);
  const what = counted(priced);
  const named = `Period ‘${periodName(period)}’`;
  return (
    <ConfirmDialog
      question={`Delete period ‘${periodName(period)}’?`}
      verb="Delete"
      isDangerous
      isReady={data !== undefined && affected.isChecked}
      onConfirm={() => {
        if (data) void remove(data, { named, after: readPeriodsAgain });
        onClose();
      }}
      onClose={onClose}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Typography sx={{ mb: 1 }}>
        {what ? `Deleted with it: ${what}. Undo brings back all of it.` : 'It has no prices.'}
      </Typography>
      <AffectedBookings
        affected={affected}
        query={bookings}
        what="with nights in this period"
        consequence="Bookings keep the prices that they were made with."
      />
    </ConfirmDialog>
  );
}
