import type { GraphPrice, GraphPriceGroup, Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { idsIn } from '../../rest/entries/embed';
import { findBoardingTypes, findRoomTypes } from '../classification/stays.queries';
import type { graphPricesTable } from './graphPrices.table';

export type GraphPriceRow = typeof graphPricesTable.$inferSelect;
type Embedded = GraphPriceRow & Required<Pick<GraphPrice, 'room_type' | 'boarding_type'>>;

/** The lines with what their room and their meals are called. */
export async function withNames(tx: Transaction, rows: GraphPriceRow[], locale: Locale): Promise<Embedded[]> {
  const rooms = await findRoomTypes(tx, idsIn(rows, 'room_type_id'), locale);
  const boardings = await findBoardingTypes(tx, idsIn(rows, 'boarding_type_id'), locale);
  return rows.map((row) => {
    const room = rooms.get(row.room_type_id);
    const boarding = boardings.get(row.boarding_type_id);
    const named = boarding?.boarding_type_name;
    return {
      ...row,
      room_type: { room_type_id: row.room_type_id, name: room?.room_type_name?.name ?? room?.code ?? '' },
      boarding_type: {
        boarding_type_id: row.boarding_type_id,
        name: named?.name ?? boarding?.code ?? '',
        locale: named?.locale ?? locale,
      },
    };
  });
}

/** The lines by boarding type, in the order of its name. */
export function grouped(rows: Embedded[]): GraphPriceGroup[] {
  const groups = new Map<string, GraphPriceGroup>();
  for (const { boarding_type, room_type, id, hotel_id, dmc_id, adult, children, is_active, order } of rows) {
    const group = groups.get(boarding_type.boarding_type_id) ?? { boarding_type, items: [] };
    group.items.push({ id, hotel_id, dmc_id, adult, children, is_active, order, room_type, periods: [] });
    groups.set(boarding_type.boarding_type_id, group);
  }
  return [...groups.values()].sort((one, other) =>
    one.boarding_type.name.localeCompare(other.boarding_type.name),
  );
}
