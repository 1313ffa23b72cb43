import type { GraphPrice, GraphPriceGroup } from '@itinera/shared/contracts';
import type { Grid } from './grid';

type Named = GraphPrice & Required<Pick<GraphPrice, 'room_type' | 'boarding_type'>>;

const isNamed = (row: GraphPrice): row is Named =>
  row.room_type !== undefined && row.boarding_type !== undefined;

/** Groups rows by boarding type, in the order of these, each row with all periods of its partner and its prices in them. */
export function groupPrices(rows: GraphPrice[], { periodsOf, priceOf, orderOf }: Grid): GraphPriceGroup[] {
  const groups = new Map<string, GraphPriceGroup>();
  for (const { boarding_type, ...row } of rows.filter(isNamed)) {
    const group = groups.get(boarding_type.boarding_type_id) ?? { boarding_type, items: [] };
    const periods = periodsOf(row.dmc_id).map((period) => ({ ...period, price: priceOf(row.id, period.id) }));
    group.items.push({ ...row, periods });
    groups.set(boarding_type.boarding_type_id, group);
  }
  const order = ({ boarding_type }: GraphPriceGroup) => orderOf(boarding_type.boarding_type_id);
  return [...groups.values()].toSorted(
    (one, other) =>
      order(one) - order(other) || one.boarding_type.name.localeCompare(other.boarding_type.name),
  );
}
