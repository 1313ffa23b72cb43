import type { Payment } from '@itinera/shared/contracts';
import { formatDay, plural, formatMoney } from '@itinera/shared/format';
import { ConfirmDialog, DayLine } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { isOwed, paidFields, type PaidField } from './paidFields';

/** Sum of payments for a supplier by currency, such as `1 250,00 EUR, 300,00 USD`. */
function sumsOf(chosen: readonly Payment[], field: PaidField): string {
  const sums = new Map<string, number>();
  for (const payment of chosen)
    sums.set(payment.currency, (sums.get(payment.currency) ?? 0) + payment[paidFields[field].net]);
  return [...sums].map(([currency, minor]) => formatMoney(minor, currency)).join(', ');
}

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
          Sum: <strong>{sumsOf(owed, field) || '—'}</strong>
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
