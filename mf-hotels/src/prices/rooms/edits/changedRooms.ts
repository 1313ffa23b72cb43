import { weekdayOf, type ChangeRooms } from '@itinera/shared/contracts';
import type { CellId } from '@itinera/shared/sheet';
import { stepped } from './readRooms';

/** A night that can be changed. */
export interface OpenNight extends CellId {
  /** Own text; empty: as many as the allotment says. */
  text: string;
  /** What it shows. */
  rooms: number;
}

const changed = (rooms: number, { change, rooms: by }: ChangeRooms): number => {
  if (change === 'set') return by;
  return stepped(rooms, change === 'add' ? by : -by);
};

/** Rooms of nights on the weekdays of a form; those that would not change are skipped. */
export const changedRooms = (
  nights: readonly OpenNight[],
  form: ChangeRooms,
): (CellId & { text: string })[] =>
  nights
    .filter(({ column }) => form.weekdays.includes(weekdayOf(column)))
    .map((night) => ({ ...night, next: changed(night.rooms, form) }))
    .filter(({ rooms, next }) => rooms !== next)
    .map(({ row, column, next }) => ({ row, column, text: String(next) }));
