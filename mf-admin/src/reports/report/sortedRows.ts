import type { ReportRow } from '@itinera/shared/contracts';

export interface Order {
  name: string;
  isDown: boolean;
}

type Value = ReportRow[string] | undefined;

function compare(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'ru');
}

/** Rows sorted by one column, in either direction with missing values last; without an order, as the server sent them. */
export function sortedRows(rows: readonly ReportRow[], order: Order | undefined): readonly ReportRow[] {
  if (!order) return rows;
  const { name, isDown } = order;
  const isEmpty = (row: ReportRow) => row[name] === null || row[name] === undefined;
  return rows.toSorted((one, other) => {
    if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
    const difference = compare(one[name], other[name]);
    return isDown ? -difference : difference;
  });
}
