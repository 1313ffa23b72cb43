import { payments, paymentSums } from '@itinera/shared/contracts';
import { updateWrite, useBulk, useList } from '@itinera/shared/data';
import { today } from '@itinera/shared/state';
import { useState } from 'react';
import { useAllSums } from '../../parts/useSums';
import { daysAhead, keyOf, suppliersToPay, type SupplierToPay } from './suppliersToPay';

/** Bookings of one answer; further ones follow when these are paid. */
const MOST = 200;

/** Days that a filter of the list looks ahead at most. */
const farthest = 365;

/** Suppliers to pay, those that are checked, and how they are marked as paid. */
export function useToPay(withLater: boolean) {
  const { data, error, refetch } = useList(payments, {
    due_within_days: withLater ? farthest : daysAhead(today()),
    sort: 'supplier_due_date',
    per_page: MOST,
    with_tags: true,
  });
  const sums = useAllSums(payments, paymentSums, {});
  const bulk = useBulk(payments);
  // Those that are paid are in no group any more; what was not marked stays checked.
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  // A booking that is listed for its hotel may have a transfer that is due later.
  const groups = suppliersToPay(data?.result ?? [], today()).filter(
    ({ week }) => withLater || week !== 'later',
  );
  const chosen = groups
    .flatMap(({ suppliers }) => suppliers)
    .filter((supplier) => checked.has(keyOf(supplier)));

  const check = (suppliers: readonly SupplierToPay[], isChecked: boolean) => {
    const next = new Set(checked);
    for (const supplier of suppliers) next[isChecked ? 'add' : 'delete'](keyOf(supplier));
    setChecked(next);
  };

  const pay = (day: string) => {
    const paid = new Set(chosen.map(({ payment }) => payment));
    const writes = [...paid].map((entry) => {
      const fields = chosen.filter(({ payment }) => payment === entry).map(({ field }) => [field, day]);
      const write = updateWrite(payments, { entry, name: entry.booking_ref }, Object.fromEntries(fields));
      // What another user has paid meanwhile is refused, and named.
      return { ...write, operation: { ...write.operation, if_match: entry.etag } };
    });
    void bulk.run(writes, { noun: 'booking', done: 'marked as paid' });
  };

  return {
    groups,
    sums,
    isLoaded: data !== undefined && sums !== undefined,
    error,
    refetch,
    checked,
    chosen,
    check,
    pay,
  };
}

export type ToPayList = ReturnType<typeof useToPay>;
