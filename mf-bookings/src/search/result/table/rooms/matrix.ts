import type { FoundRow } from '../../foundRows';
import { cheapestOfKinds } from '../../groups';

/** The cheapest trip in a room with a boarding, and the other days and partners behind it. */
export interface Kind {
  row: FoundRow;
  others: FoundRow[];
}

export interface Matrix {
  boardings: { id: string; name: string }[];
  /** A cell for each boarding; undefined where the room is not sold with it. */
  rooms: { id: string; name: string; cells: (Kind | undefined)[] }[];
}

/** Each entry once, where it is first. */
const once = <T extends { id: string }>(entries: readonly T[]): T[] =>
  entries.filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) === index);

/** Rooms by boardings, both in the order of the rows. */
export function matrixOf(rows: readonly FoundRow[]): Matrix {
  const kinds = cheapestOfKinds(rows);
  const boardings = once(kinds.map(({ row }) => ({ id: row.trip.boarding_type_id, name: row.boarding })));
  const rooms = once(kinds.map(({ row }) => ({ id: row.trip.room_type_id, name: row.room })));
  const kindOf = (room: string, boarding: string) =>
    kinds.find(({ row: { trip } }) => trip.room_type_id === room && trip.boarding_type_id === boarding);
  return {
    boardings,
    rooms: rooms.map((room) => ({ ...room, cells: boardings.map(({ id }) => kindOf(room.id, id)) })),
  };
}
