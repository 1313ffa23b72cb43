import type { CellPlace } from '@itinera/shared/grid';
import type { CellId, PlacedText, SheetEdits } from '@itinera/shared/sheet';
import type { placesOf } from '../../grid/places';
import { readStep, stepped, tidyRooms } from '../edits/readRooms';
import type { Night } from '../model/nights';
import { hasRooms, lockOf, type RoomsRow } from '../model/roomsRow';

interface NightTexts {
  places: ReturnType<typeof placesOf<RoomsRow, Night>>;
  edits: SheetEdits;
  isKnown: (day: string) => boolean;
  /** What a night shows. */
  roomsOf: (row: RoomsRow, day: string) => number;
  announce: (status: string) => void;
}

/** Reads and writes nights by position. Those that can't be changed are skipped. */
export function nightTexts({ places: { at, idAt }, edits, isKnown, roomsOf, announce }: NightTexts) {
  const lockAt = (place: CellPlace): string | undefined => {
    const found = at(place);
    if (!found) return 'There is no cell.';
    if (!isKnown(found.column.id)) return 'Its number is still loading.';
    return lockOf(found.row, found.column.id);
  };
  const ownText = (place: CellPlace): string => {
    const cell = idAt(place);
    return cell ? edits.textOf(cell) : '';
  };
  const roomsAt = (place: CellPlace): number => {
    const found = at(place);
    return found ? roomsOf(found.row, found.column.id) : 0;
  };
  const isOpen = (place: CellPlace) => lockAt(place) === undefined;
  /** The number of a night, also where it is that of the allotment. */
  const shownText = (place: CellPlace): string => {
    const found = at(place);
    const { allotment } = found?.row ?? {};
    const isShown = found && allotment && isKnown(found.column.id) && hasRooms(allotment, found.column.id);
    return isShown ? ownText(place) || String(roomsAt(place)) : '';
  };

  const writeCells = (cells: readonly (CellId & { text: string })[]) =>
    edits.change(cells.map((cell) => ({ ...cell, text: tidyRooms(cell.text) })));
  const write = (cells: readonly PlacedText[]): number => {
    const written = cells.filter(isOpen).flatMap(({ text, ...place }) => {
      const cell = idAt(place);
      return cell ? [{ ...cell, text }] : [];
    });
    if (written.length > 0) writeCells(written);
    return written.length;
  };
  /** Writes what was typed: a number, or `+2` for so many more than each night has. */
  const typeInto = (into: readonly CellPlace[], text: string) => {
    const step = readStep(text);
    const textOf = (place: CellPlace) => (step === undefined ? text : String(stepped(roomsAt(place), step)));
    const done = write(into.map((place) => ({ ...place, text: textOf(place) })));
    const [first] = into;
    if (done === 0 && first) announce(lockAt(first) ?? '');
  };
  return { lockAt, ownText, roomsAt, shownText, write, writeCells, typeInto };
}
