import { payments, type Payment } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import type { BulkAction } from '@itinera/shared/grid';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { paidFields, type PaidField } from './paidFields';

const SetPaidDialog = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './SetPaidDialog').then((module) => ({
    default: module.SetPaidDialog,
  })),
);

/** Bulk actions that set paid dates. Render `dialog`. */
export function usePaidActions() {
  const { update } = useBulk(payments);
  const [task, setTask] = useState<{ field: PaidField; chosen: Payment[] }>();
  const end = () => setTask(undefined);
  const action = (field: PaidField): BulkAction<Payment> => ({
    label: `Set ‘${paidFields[field].label}’`,
    run: (chosen) => setTask({ field, chosen }),
  });
  const set = (field: PaidField, owed: Payment[], day: string) => {
    const entries = owed.map((entry) => ({ entry, name: entry.booking_ref }));
    void update(entries, { [field]: day }, { noun: 'booking', done: 'marked as paid' });
    end();
  };
  const dialog = task && (
    <Suspense>
      <SetPaidDialog {...task} onSet={(owed, day) => set(task.field, owed, day)} onClose={end} />
    </Suspense>
  );
  return { bulkActions: [action('hotel_paid_date'), action('transfer_paid_date')], dialog };
}
