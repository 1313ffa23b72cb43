import { instalments } from '@itinera/shared/contracts';
import { useAct, useSettings } from '@itinera/shared/data';
import { planInstalments } from '@itinera/shared/bookings';
import { ConfirmDialog } from '@itinera/shared/forms';
import { formatDay, plural } from '@itinera/shared/format';
import { showSnackbar, today } from '@itinera/shared/state';
import { Alert, Box, RowsLoading, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import type { BlockDialogProps } from '../block';
import { bookingAction } from '../steps/bookingAction';

/** Preview of the planned instalments. */
function Planned({
  booking: { total_minor = 0, departure_date, currency },
}: Pick<BlockDialogProps, 'booking'>) {
  const { data: settings } = useSettings();
  const { deposit_bp, deposit_days, balance_days } = settings ?? {};
  if (deposit_bp === undefined || deposit_days === undefined || balance_days === undefined)
    return <RowsLoading rows={4} label="Working out the plan" />;
  const terms = { deposit_bp, deposit_days, balance_days };
  const plan = planInstalments(total_minor, departure_date, today(), terms);
  if (plan.length === 0) return <Typography>There is nothing to pay yet.</Typography>;
  return (
    <Box component="ul" aria-label="Instalments to be planned" sx={{ pl: 2.5, my: 1 }}>
      {plan.map(({ label, due_date, amount_minor }) => (
        <li key={label}>
          {label}: <Amount minor={amount_minor} currency={currency} />, due {formatDay(due_date)}
        </li>
      ))}
    </Box>
  );
}

/** Replaces the instalments by the plan of the settings, after a confirmation. */
export function PlanDialog({ booking, onClose }: BlockDialogProps) {
  const before = booking.instalments?.length ?? 0;
  const plan = useAct({ ...bookingAction(booking, 'instalment-plan'), refresh: [instalments] }, () => {
    showSnackbar('Instalments planned', 'success');
    onClose();
  });
  return (
    <ConfirmDialog
      question={`Plan the instalments of ${booking.ref}?`}
      verb="Make plan"
      isDangerous={false}
      isReady={!plan.isBusy}
      onConfirm={() => plan.run()}
      onClose={onClose}
    >
      <Typography>
        The plan follows from the total, the departure and the terms in the settings.
        {before > 0 &&
          ` It replaces the ${plural(before, 'instalment')} there now, which can’t be undone; the history keeps them.`}
      </Typography>
      <Planned booking={booking} />
      {plan.problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {plan.problem}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
