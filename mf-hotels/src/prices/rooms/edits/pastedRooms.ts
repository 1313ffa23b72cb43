import type { CellPlace } from '@itinera/shared/grid';
import type { CellId, PlacedText } from '@itinera/shared/sheet';
import type { PastedCell, Refusal, Verdict } from '../../paste/verdict';
import { readRooms, roomsText } from './readRooms';

/** What the preview of a paste needs to know about the grid. */
export interface RoomsTarget {
  idAt: (place: CellPlace) => CellId | undefined;
  /** Such as `Contract 2027, 01.06.2027`. */
  nameAt: (place: CellPlace) => string;
  /** Own text of a cell. */
  textAt: (place: CellPlace) => string;
  /** What it shows. */
  shownAt: (place: CellPlace) => string;
  lockAt: (place: CellPlace) => string | undefined;
}

/** Compares the cells of a pasted block with the grid. Nothing is written. */
export function pastedRooms(
  cells: readonly PlacedText[],
  outside: readonly string[],
  { idAt, nameAt, textAt, shownAt, lockAt }: RoomsTarget,
): Verdict {
  const refused: Refusal[] = [];
  const changed: PastedCell[] = [];
  let equal = 0;
  for (const { text, ...place } of cells) {
    const cell = idAt(place);
    if (!cell) continue;
    const where = nameAt(place);
    const { value, problem } = readRooms(text);
    const own = textAt(place);
    const isEqual =
      value !== undefined && (roomsText(value) === own || (own === '' && text === shownAt(place)));
    const reason = isEqual ? undefined : (lockAt(place) ?? problem);
    if (reason !== undefined) refused.push({ where, text, reason });
    else if (isEqual) equal += 1;
    else changed.push({ ...cell, where, text: roomsText(value ?? null) });
  }
  return {
    changed,
    equal,
    disambiguated: [],
    refused: [
      ...refused,
      ...outside.map((text) => ({ where: 'Outside of the grid', text, reason: 'There is no cell for it.' })),
    ],
  };
}
