import { payments, type Payment } from '@itinera/shared/contracts';
import { useChange } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';
import { dayAt, today } from '@itinera/shared/state';
import { Button, onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { isOwed, paidFields, type PaidField } from './paidFields';

// Loaded when the first one is opened.
const CalendarPopover = onDemand(() =>
  import('@itinera/shared/pickers').then((module) => ({ default: module.CalendarPopover })),
);

interface PaidDateProps {
  payment: Payment;
  field: PaidField;
}

/**
 * Cell that edits the day on which a supplier was paid: an optimistic update, rolled back with the server's message (specification 4 and
 * 8).
 */
export function PaidDate({ payment, field }: PaidDateProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change = useChange(payments);
  const { label } = paidFields[field];
  const day = payment[field];
  const text = day === null ? 'Set date' : formatDay(day);
  if (!isOwed(payment, field)) return '—';

  const set = (to: string | null) => {
    setAnchor(null);
    if (to === day) return;
    const done = to === null ? 'cleared' : `set to ${formatDay(to)}`;
    void change(
      payment,
      { [field]: to },
      {
        named: `${label} of ${payment.booking_ref}`,
        done: `${label} of ${payment.booking_ref} ${done}`,
      },
    );
  };
  return (
    <>
      <Button
        data-printed={day === null ? undefined : true}
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={`${label} of ${payment.booking_ref}: ${text}`}
        sx={{ px: 0.75, minWidth: 0, fontWeight: 400, ...(day === null && { color: 'text.secondary' }) }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text}
      </Button>
      {anchor && (
        <Suspense>
          <CalendarPopover
            anchor={anchor}
            label={`${label} of ${payment.booking_ref}`}
            value={day ?? undefined}
            min={dayAt(payment.booking_created)}
            max={today()}
            onPick={set}
            onClose={() => setAnchor(null)}
          >
            <Button size="small" onClick={() => set(today())}>
              Today
            </Button>
            <Button size="small" disabled={day === null} onClick={() => set(null)}>
              Clear
            </Button>
          </CalendarPopover>
        </Suspense>
      )}
    </>
  );
}
