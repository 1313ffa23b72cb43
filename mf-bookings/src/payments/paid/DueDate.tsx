import type { Payment } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Box } from '@itinera/shared/ui';
import { isOverdue, paidFields, type PaidField } from './paidFields';

/** Due day of a supplier; an overdue one has a mark, not only a colour. */
export function DueDate({ payment, field }: { payment: Payment; field: PaidField }) {
  const due = payment[paidFields[field].due];
  if (due === null) return '—';
  if (!isOverdue(payment, field, today())) return formatDay(due);
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {formatDay(due)} overdue
    </Box>
  );
}
