import { cellKey } from '@itinera/shared/sheet';
import type { useRoomsEdits } from '../edits/useRoomsEdits';
import { readRooms } from '../edits/readRooms';
import { nightFacts, nightInWords } from '../model/nightFacts';
import type { Night } from '../model/nights';
import { belowOf, textWithout, type NightView } from '../model/nightView';
import { covers, lockOf, type RoomsRow } from '../model/roomsRow';

type Edited = Pick<ReturnType<typeof useRoomsEdits>, 'edits' | 'saving' | 'countsOf' | 'isKnown'>;

/** What nights show: saved numbers, and unsaved ones in their place. */
export function nightViews({ edits, saving, countsOf, isKnown }: Edited, today: string) {
  const factsOf = ({ allotment, id }: RoomsRow, day: string) => {
    const cell = { row: id, column: day };
    const saved = countsOf(cell);
    const edit = edits.all.get(cellKey(cell));
    const typed = edit && readRooms(edit.text).value;
    const own = typed === undefined ? (saved?.rooms ?? null) : typed;
    return { own, facts: nightFacts(allotment, saved, own, day, today) };
  };
  const viewOf = (row: RoomsRow, { id: day, name }: Night, isSelected: boolean): NightView => {
    const key = cellKey({ row: row.id, column: day });
    const edit = edits.all.get(key);
    const problem = saving.problems.get(key);
    const isLocked = lockOf(row, day) !== undefined;
    const shared = { isSelected, problem, isChanged: edit !== undefined, below: '', sign: undefined };
    if (!isKnown(day) && covers(row.allotment, day))
      return { ...shared, text: '…', kind: 'derived', spoken: `${name}: loading`, isLocked: true };
    const { own, facts } = factsOf(row, day);
    const words = nightInWords(row.allotment, facts, own, day);
    const spoken = [words, edit && 'not saved', problem].filter(Boolean).join(', ');
    if (!facts) {
      const kind = covers(row.allotment, day) ? 'derived' : 'missing';
      const text = kind === 'missing' ? '' : textWithout(row.allotment);
      return { ...shared, text, kind, spoken, isLocked };
    }
    return {
      ...shared,
      ...belowOf(facts),
      text: problem !== undefined && edit ? edit.text : String(facts.rooms),
      kind: own === null && problem === undefined ? 'derived' : 'explicit',
      spoken,
      isLocked,
    };
  };
  return {
    viewOf,
    /** Rooms of a night, unsaved ones included; those of the allotment where it has none of its own. */
    roomsOf: (row: RoomsRow, day: string): number => factsOf(row, day).facts?.rooms ?? row.allotment.rooms,
  };
}
