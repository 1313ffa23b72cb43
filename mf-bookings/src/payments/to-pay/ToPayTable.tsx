import { formatDay, formatMoney } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Link, visuallyHidden, type Theme } from '@itinera/shared/ui';
import type { Sum } from '../../parts/SumOf';
import { keyOf, weekWords, type SupplierToPay } from './suppliersToPay';
import type { ToPayList } from './useToPay';
import { WeekSum } from './WeekSum';

interface ToPayTableProps {
  list: ToPayList;
  sums: readonly Sum[];
  /** Only the groups. */
  isFolded: boolean;
}

/** On a phone, a row is a card: whom and what for at the left, how much and until when at the right. */
const cards = {
  '& thead': { display: 'none' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '32px 1fr auto',
    borderBottom: 1,
    borderColor: 'divider',
    py: 0.5,
  },
  '& td, & th': { p: 0.25, border: 0, gridColumn: 2 },
  '& td:first-of-type': { gridColumn: 1, gridRow: '1 / 4' },
  '& td:nth-of-type(5), & td:nth-of-type(6), & td:nth-of-type(7)': { gridColumn: 3, textAlign: 'end' },
  '& td:nth-of-type(6), & td:nth-of-type(2)': { gridRow: 1 },
  '& td:nth-of-type(5), & td:nth-of-type(3)': { gridRow: 2 },
  '& td:nth-of-type(7), & td:nth-of-type(4)': { gridRow: 3 },
} as const;

const styles = (theme: Theme) => ({
  fontVariantNumeric: 'tabular-nums',
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& td, & th': { p: 0.75, textAlign: 'start', borderBottom: 1, borderColor: 'divider' },
  '& thead th': { fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' },
  '& th[scope=rowgroup]': { fontWeight: 600 },
  '& [data-amount]': { textAlign: 'end', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: cards,
});

/** Suppliers by when they are due, each with what for, and whether the customer has paid; a group is checked as a whole. */
export function ToPayTable({ list: { groups, checked, check }, sums, isFolded }: ToPayTableProps) {
  return (
    <Box component="section" aria-label="Suppliers to pay" sx={styles}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Box component="span" sx={visuallyHidden}>
                Paid
              </Box>
            </th>
            <th scope="col">Partner</th>
            <th scope="col">What</th>
            <th scope="col">Booking</th>
            <th scope="col">Due</th>
            <th scope="col" data-amount>
              Amount
            </th>
            <th scope="col">Customer</th>
          </tr>
        </thead>
        {groups.map(({ week, suppliers }) => (
          <tbody key={week}>
            <tr>
              <td>
                <Check
                  label={`All of ${weekWords[week]}`}
                  isChecked={suppliers.every((supplier) => checked.has(keyOf(supplier)))}
                  onCheck={(isChecked) => check(suppliers, isChecked)}
                />
              </td>
              <th scope="rowgroup" colSpan={6}>
                <WeekSum week={week} sums={sums} listed={suppliers.length} />
              </th>
            </tr>
            {!isFolded &&
              suppliers.map((supplier) => (
                <SupplierRow
                  key={keyOf(supplier)}
                  supplier={supplier}
                  isOverdue={week === 'overdue'}
                  isChecked={checked.has(keyOf(supplier))}
                  onCheck={(isChecked) => check([supplier], isChecked)}
                />
              ))}
          </tbody>
        ))}
      </table>
    </Box>
  );
}

interface CheckProps {
  label: string;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

const Check = ({ label, isChecked, onCheck }: CheckProps) => (
  <label>
    <input
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={({ target }) => onCheck(target.checked)}
    />
  </label>
);

interface SupplierRowProps extends Omit<CheckProps, 'label'> {
  supplier: SupplierToPay;
  isOverdue: boolean;
}

function SupplierRow({ supplier, isOverdue, ...check }: SupplierRowProps) {
  const { payment, field, due, minor } = supplier;
  const { booking_id, booking_ref, customer_name, currency, balance_minor, dmc_name, hotel_name } = payment;
  const what = field === 'hotel_paid_date' ? (hotel_name ?? 'Hotel') : 'Transfer';
  return (
    <tr>
      <td>
        <Check label={`${what} of ${booking_ref}`} {...check} />
      </td>
      <Box component="td" sx={{ fontWeight: 600 }}>
        {dmc_name}
      </Box>
      <td>{what}</td>
      <td>
        <Link component={RouterLink} underline="always" to={pathTo('be-id', { id: booking_id })}>
          {booking_ref}
        </Link>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {customer_name}
        </Box>
      </td>
      <Box
        component="td"
        sx={{ whiteSpace: 'nowrap', ...(isOverdue && { color: 'error.main', fontWeight: 600 }) }}
      >
        {formatDay(due)}
      </Box>
      <td data-amount>{formatMoney(minor, currency)}</td>
      <Box component="td" sx={{ color: balance_minor > 0 ? 'warning.main' : 'success.main' }}>
        {balance_minor > 0 ? `owes ${formatMoney(balance_minor, currency)}` : 'has paid'}
      </Box>
    </tr>
  );
}
