import { expect, test } from '@jest/globals';
import { bookingStates, type Booking, type Payment } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import type { Column } from '@itinera/shared/grid';
import { render } from '@itinera/shared/testing';
import { staffColumns } from '../bookings/list/columns/staffColumns';
import { aBooking } from '../bookings/testing';
import { paymentsList } from '../payments/list/paymentsList';
import { aPayment } from '../payments/testing';

const names = { kindOf: () => '' } as unknown as Parameters<typeof staffColumns>[0];
const currencies = ['EUR', 'JPY', 'KWD'];
/** Received amount of a total of 1250.00 and the balance: a part, all, too much, and nothing of a fee. */
const moved = [
  { received_minor: 0, open: 125_000 },
  { received_minor: 25_000, open: 100_000 },
  { received_minor: 125_000, open: 0 },
  { received_minor: 150_000, open: -25_000 },
  { received_minor: 40_000, open: -40_000 },
];

const cases = bookingStates.flatMap((status) =>
  currencies.flatMap((currency) => moved.map((of) => ({ status, currency, ...of }))),
);

const columnIn = <T,>(columns: readonly Column<T>[], id: string): Column<T> => {
  const column = columns.find((one) => one.id === id);
  if (!column) throw new Error(`There is no column ${id}.`);
  return column;
};

function shownIn<T>(column: Column<T>, row: T): string {
  const { container, unmount } = render(<>{column.cell(row)}</>);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

/** Exported values of debts and refunds, joined as a cell shows them. */
function exportedIn<T>(columns: readonly Column<T>[], id: string, row: T): string {
  const valueIn = (name: string) => columnIn(columns, name).value?.(row);
  const refund = id === 'outstanding' || id === 'balance' ? valueIn('refundable') : undefined;
  return refund === undefined ? String(valueIn(id) ?? '—') : `Refund ${String(refund)}`;
}

test.each(['total', 'outstanding', 'net', 'profit'])(
  'the export of bookings has the same values as their list for %s',
  (id) => {
    const columns = staffColumns(names);
    const rows = cases.map(({ open, ...row }): Booking => aBooking({ ...row, outstanding_minor: open }));
    expect(rows.map((row) => exportedIn(columns, id, row))).toEqual(
      rows.map((row) => shownIn(columnIn(columns, id), row)),
    );
  },
);

test('a booking that is over is not cancelled freely any more', () => {
  const free_until = new Date(2027, 4, 12, 18).toISOString();
  const column = columnIn(staffColumns(names), 'free-until');
  expect(bookingStates.map((status) => shownIn(column, aBooking({ status, free_until })))).toEqual([
    ...Array.from({ length: 3 }, () => '12.05.2027 18:00'),
    '',
    '',
  ]);
});

test.each(['total', 'received', 'balance', 'hotel-net', 'transfer-net'])(
  'the export of payments has the same values as their list for %s',
  (id) => {
    const { columns } = paymentsList;
    const rows = cases.map(({ open, status, ...row }): Payment =>
      aPayment({ ...row, booking_status: status, balance_minor: open }),
    );
    expect(rows.map((row) => exportedIn(columns, id, row))).toEqual(
      rows.map((row) => shownIn(columnIn(columns, id), row)),
    );
  },
);

test('both exports have the fee of a cancelled booking', () => {
  const row = aBooking({ status: 'cancelled', received_minor: 40_000, outstanding_minor: -30_000 });
  expect(exportedIn(staffColumns(names), 'total', row)).toBe(formatMoney(10_000, 'EUR'));
});
