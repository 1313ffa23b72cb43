import { pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { messageOf, useOne, useRemove } from '@itinera/shared/data';
import { ConfirmDialog } from '@itinera/shared/forms';
import { Alert, Typography } from '@itinera/shared/ui';
import { periodName } from './periodWords';
import { counted, type PricedIn } from './pricedIn';
import { readPeriodsAgain } from './readPeriodsAgain';

interface DeletePeriodProps {
  period: PricePeriod;
  /** What belongs to it. */
  priced: PricedIn;
  onClose: () => void;
}

/** Asks before a period is deleted, and names what is lost with it. */
export function DeletePeriod({ period, priced, onClose }: DeletePeriodProps) {
  // Loaded for its tag: a period that somebody changes meanwhile is not deleted unseen.
  const { data, error } = useOne(pricePeriods, period.id);
  const remove = useRemove(pricePeriods);
  const what = counted(priced);
  const named = `Period ‘${periodName(period)}’`;
  return (
    <ConfirmDialog
      question={`Delete period ‘${periodName(period)}’?`}
      verb="Delete"
      isDangerous
      isReady={data !== undefined}
      onConfirm={() => {
        if (data) void remove(data, { named, after: readPeriodsAgain });
        onClose();
      }}
      onClose={onClose}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Typography>
        {what ? `Deleted with it: ${what}. Undo brings back all of it.` : 'It has no prices.'}
      </Typography>
    </ConfirmDialog>
  );
}
