import type { GraphPrice, GraphPriceGroup } from '@itinera/shared/contracts';

type Named = GraphPrice & Required<Pick<GraphPrice, 'room_type' | 'boarding_type'>>;

const isNamed = (line: GraphPrice): line is Named =>
  line.room_type !== undefined && line.boarding_type !== undefined;

/** The lines by boarding type, in the order of its name. */
export function groupPrices(rows: GraphPrice[]): GraphPriceGroup[] {
  const groups = new Map<string, GraphPriceGroup>();
  for (const {
    boarding_type,
    room_type,
    id,
    hotel_id,
    dmc_id,
    adult,
    children,
    is_active,
    order,
  } of rows.filter(isNamed)) {
    const group = groups.get(boarding_type.boarding_type_id) ?? { boarding_type, items: [] };
    group.items.push({ id, hotel_id, dmc_id, adult, children, is_active, order, room_type, periods: [] });
    groups.set(boarding_type.boarding_type_id, group);
  }
  return [...groups.values()].sort((one, other) =>
    one.boarding_type.name.localeCompare(other.boarding_type.name),
  );
}
