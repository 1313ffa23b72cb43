import type { GraphPrice, RoomType } from '@itinera/shared/contracts';
import { isWithinLimits, occupanciesOf, occupancyName, type Occupancy } from '../coefficients/matrixOf';
import { partyOf } from '../model/party';

interface Named {
  id: string;
  name: string;
}

/** A row that can be added, or why it can’t. */
export interface SetUpCell {
  /** Room, boarding and guests of the row, as the form holds them. */
  key: string;
  /** Such as `Suite · 2+1, Half board`. */
  name: string;
  room_type_id: string;
  boarding_type_id: string;
  occupancy: Occupancy;
  state: 'free' | 'there' | 'tooMany';
  /** Guests that the room takes; 0 is no limit. */
  most: number;
}

export interface SetUpLine extends Named {
  /** One for each of the occupancies. */
  cells: readonly SetUpCell[];
}

export interface SetUp {
  occupancies: readonly (Occupancy & { name: string })[];
  /** A section for each boarding, with a line for each room. */
  sections: readonly (Named & { lines: readonly SetUpLine[] })[];
}

interface Source {
  rooms: readonly Named[];
  boardings: readonly Named[];
  rows: readonly GraphPrice[];
  roomTypes: readonly RoomType[];
  /** Age bands of children, such as `2–11`. */
  ages: readonly string[];
  /** Guests beside the usual ones, such as `3+1`, or `3+1/2` for an age band. */
  guests: readonly string[];
}

/** Parses guests as they are typed: `4` is `4+0`. */
export function readGuests(text: string): string | undefined {
  const [, adult = '', children = '0'] = /^([1-9])(?:\+([0-6]))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return adult === '' ? undefined : partyOf({ adult, children });
}

function occupancyIn(guests: string) {
  const [party = '', bands] = guests.split('/');
  const [adult, children] = party.split('+').map(Number);
  return { adult: adult ?? 0, children: children ?? 0, child_bands: bands?.split(',').map(Number) ?? null };
}

const keyOf = (boarding: string, room: string, occupancy: Occupancy): string =>
  [boarding, room, occupancyName(occupancy)].join(' ');

export const keyOfRow = (row: GraphPrice): string =>
  keyOf(row.boarding_type_id, row.room_type_id, { ...row, bands: row.child_bands });

/** All rows that a hotel may have: rooms by boardings by guests. */
export function setUpOf({ rooms, boardings, rows, roomTypes, ages, guests }: Source): SetUp {
  const there = new Set(rows.map(keyOfRow));
  const occupancies = occupanciesOf([...rows, ...guests.map(occupancyIn)]).map((one) => {
    const bands = one.bands?.map((band) => ages[band - 1] ?? `band ${band}`) ?? [];
    return { ...one, name: `${partyOf(one)}${bands.length > 0 ? ` (${bands.join(', ')})` : ''}` };
  });
  const cellOf = (boarding: Named, room: Named, occupancy: Occupancy & { name: string }): SetUpCell => {
    const key = keyOf(boarding.id, room.id, occupancy);
    const type = roomTypes.find(({ id }) => id === room.id);
    return {
      key,
      name: `${room.name} · ${occupancy.name}, ${boarding.name}`,
      room_type_id: room.id,
      boarding_type_id: boarding.id,
      occupancy,
      state: there.has(key) ? 'there' : isWithinLimits(occupancy, type) ? 'free' : 'tooMany',
      most: type?.max_guests ?? 0,
    };
  };
  return {
    occupancies,
    sections: boardings.map((boarding) => ({
      ...boarding,
      lines: rooms.map((room) => ({
        ...room,
        cells: occupancies.map((occupancy) => cellOf(boarding, room, occupancy)),
      })),
    })),
  };
}

export const cellsIn = ({ sections }: SetUp): SetUpCell[] =>
  sections.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells));
