import { isCounted, type Allotment } from '@itinera/shared/contracts';
import { allotmentInWords } from '../../allotments/allotmentWords';
import { labelIn, type TypeChoice } from '../../rules/typeNames';
import { daysOf } from './nights';

/** A row of the grid: an allotment. */
export interface RoomsRow {
  id: string;
  name: string;
  allotment: Allotment;
  /** Kind and rooms in words, and for whom. */
  facts: string;
  /** A partner can't change what staff have set for all partners. */
  isReadOnly: boolean;
}

export const covers = ({ start_date, end_date }: Allotment, day: string): boolean =>
  start_date <= day && day <= end_date;

const nameIn = ({ room_type_ids, dmc_id, is_active }: Allotment, rooms: readonly TypeChoice[]): string[] =>
  [
    room_type_ids.length === 0 ? 'all rooms' : room_type_ids.map((id) => labelIn(rooms, id)).join(', '),
    dmc_id === null ? 'all partners' : '',
    is_active ? '' : 'inactive',
  ].filter(Boolean);

/** Allotments in the order of the grid: own ones first, by name and day. */
export const rowsOf = (
  allotments: readonly Allotment[],
  rooms: readonly TypeChoice[],
  isPartner: boolean,
): RoomsRow[] =>
  allotments
    .map((allotment) => ({
      id: allotment.id,
      name: allotment.name,
      allotment,
      facts: [allotmentInWords(allotment), ...nameIn(allotment, rooms)].join(' · '),
      isReadOnly: isPartner && allotment.dmc_id === null,
    }))
    .toSorted(
      ({ allotment: one }, { allotment: other }) =>
        Number(one.dmc_id === null) - Number(other.dmc_id === null) ||
        one.name.localeCompare(other.name) ||
        one.start_date.localeCompare(other.start_date),
    );

/** Those with nights in a month. */
export function rowsIn(rows: readonly RoomsRow[], month: string): RoomsRow[] {
  const days = daysOf(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return rows.filter(({ allotment }) => allotment.start_date <= last && first <= allotment.end_date);
}

/** Whether a night of an allotment has a number of rooms. */
export const hasRooms = (allotment: Allotment, day: string): boolean =>
  covers(allotment, day) && isCounted(allotment.kind);

/** Why a night of a row has no number that can be changed; undefined if it has one. */
export function lockOf({ allotment, isReadOnly }: RoomsRow, day: string): string | undefined {
  if (!covers(allotment, day)) return 'The allotment does not have this night.';
  if (!isCounted(allotment.kind)) return 'Rooms on request and free sale have no number.';
  return isReadOnly ? 'Set by the hotel’s staff for all partners.' : undefined;
}
