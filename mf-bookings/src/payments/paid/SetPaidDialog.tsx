import type { Payment } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { ConfirmDialog, DayLine } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { isOwed, paidFields, type PaidField } from './paidFields';
import { sumsByCurrency } from './sumsByCurrency';

interface SetPaidDialogProps {
  chosen: readonly Payment[];
  field: PaidField;
  /** Called with the selected payments that have this supplier. */
  onSet: (payments: Payment[], day: string) => void;
  onClose: () => void;
}

/** Sets a paid date for many payments, after showing their sum. */
export function SetPaidDialog({ chosen, field, onSet, onClose }: SetPaidDialogProps) {
  const [{ text, day }, setTyped] = useState<{ text: string; day: string | undefined }>(() => ({
    text: formatDay(today()),
    day: today(),
  }));
  const owed = chosen.filter((payment) => isOwed(payment, field));
  const sums = sumsByCurrency(
    owed.map((payment) => ({ currency: payment.currency, minor: payment[paidFields[field].net] })),
  );
  const label = paidFields[field].label;
  const problem =
    day === undefined
      ? 'Enter a date such as 01.03.2027.'
      : day > today()
        ? 'This date is in the future. Enter the day of the payment.'
        : undefined;
  return (
    <ConfirmDialog
      question={`Set ‘${label}’ of ${plural(owed.length, 'booking')}`}
      verb="Set date"
      isDangerous={false}
      isReady={problem === undefined && owed.length > 0}
      onConfirm={() => day !== undefined && onSet(owed, day)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <DayLine
          label="Date"
          value={text}
          onChange={(typed, read) => setTyped({ text: typed, day: read })}
          problem={problem}
        />
        <Typography>
          Sum: <strong>{sums || '—'}</strong>
        </Typography>
        {owed.length < chosen.length && (
          <Typography color="textSecondary">
            {plural(chosen.length - owed.length, 'booking')} without this supplier will not be changed.
          </Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
