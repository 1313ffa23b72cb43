import { payments } from '@itinera/shared/contracts';
import { updateWrite, useBulk, useList } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { DayLine, SideSheet } from '@itinera/shared/forms';
import { NotLoaded } from '@itinera/shared/record';
import { today } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
import { sumsByCurrency } from '../paid/sumsByCurrency';
import { daysAhead, keyOf, suppliersToPay, type SupplierToPay } from './suppliersToPay';
import { ToPayTable } from './ToPayTable';

/** Rows of one answer; further ones follow when these are paid. */
const MOST = 200;

/** Such as `9 384,00 EUR`. */
const sumOf = (suppliers: readonly SupplierToPay[]): string =>
  sumsByCurrency(suppliers.map(({ payment, minor }) => ({ currency: payment.currency, minor })));

/** Suppliers to pay until the end of next week; those that are checked are marked as paid on one day, with one Undo. */
export function ToPaySheet({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useList(payments, {
    due_within_days: daysAhead(today()),
    sort: 'hotel_due_date',
    per_page: MOST,
    with_tags: true,
  });
  const bulk = useBulk(payments);
  const titleId = useId();
  // Those that are paid are in no group any more; what was not marked stays checked.
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [{ text, day }, setDay] = useState<{ text: string; day: string | undefined }>(() => ({
    text: formatDay(today()),
    day: today(),
  }));
  const groups = suppliersToPay(data?.result ?? [], today());
  const chosen = groups
    .flatMap(({ suppliers }) => suppliers)
    .filter((supplier) => checked.has(keyOf(supplier)));
  const problem = problemOf(day);

  const pay = () => {
    if (day === undefined || problem) return;
    const paid = new Set(chosen.map(({ payment }) => payment));
    const writes = [...paid].map((entry) => {
      const fields = chosen.filter(({ payment }) => payment === entry).map(({ field }) => [field, day]);
      const write = updateWrite(payments, { entry, name: entry.booking_ref }, Object.fromEntries(fields));
      // What another user has paid meanwhile is refused, and named.
      return { ...write, operation: { ...write.operation, if_match: entry.etag } };
    });
    void bulk.run(writes, { noun: 'booking', done: 'marked as paid' });
  };

  return (
    <SideSheet titleId={titleId} size="lg" onClose={onClose}>
      <DialogTitle id={titleId}>To pay</DialogTitle>
      <DialogContent>
        {!data && <NotLoaded what="payments" error={error} onRetry={() => void refetch()} />}
        {data && groups.length === 0 && (
          <Typography>No supplier is to be paid until the end of next week.</Typography>
        )}
        {groups.length > 0 && (
          <ToPayTable groups={groups} sumOf={sumOf} checked={checked} onCheck={setChecked} />
        )}
        {data && data.total > MOST && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            These are {MOST} of {plural(data.total, 'booking')}. The others follow when these are paid.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Box sx={{ mr: 'auto', width: 200 }}>
          <DayLine
            label="Paid on"
            value={text}
            onChange={(typed, read) => setDay({ text: typed, day: read })}
            problem={problem}
          />
        </Box>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={chosen.length === 0 || problem !== undefined} onClick={pay}>
          {chosen.length === 0
            ? 'Mark as paid'
            : `Mark ${chosen.length} paid${day === today() ? ' today' : ''}, ${sumOf(chosen)}`}
        </Button>
      </DialogActions>
    </SideSheet>
  );
}

function problemOf(day: string | undefined): string | undefined {
  if (day === undefined) return 'Enter a date such as 01.03.2027.';
  return day > today() ? 'This date is in the future. Enter the day of the payment.' : undefined;
}
