import { pricePeriods, type PricePeriod } from '@itinera/shared/contracts';
import { messageOf, useOne, useRemove } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { Alert, Typography } from '@itinera/shared/ui';
import { periodName } from './periodWords';

interface DeletePeriodProps {
  period: PricePeriod;
  /** How many prices it has. */
  count: number;
  onClose: () => void;
}

/** Asks before a period is deleted, and names the prices that are lost with it. */
export function DeletePeriod({ period, count, onClose }: DeletePeriodProps) {
  // Loaded for its tag: a period that somebody changes meanwhile is not deleted unseen.
  const { data, error } = useOne(pricePeriods, period.id);
  const remove = useRemove(pricePeriods);
  const named = `Period ‘${periodName(period)}’`;
  return (
    <ConfirmDialog
      question={`Delete period ‘${periodName(period)}’?`}
      verb="Delete"
      isDangerous
      isReady={data !== undefined}
      onConfirm={() => {
        if (data) void remove(data, { named });
        onClose();
      }}
      onClose={onClose}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Typography>
        {count > 0
          ? `Its ${plural(count, 'price')} ${count === 1 ? 'is' : 'are'} deleted with it. Undo brings back both.`
          : 'It has no prices.'}
      </Typography>
    </ConfirmDialog>
  );
}
