import type { Allotment, Hotel } from '@itinera/shared/contracts';
import { formatDay, plural, plusMonths } from '@itinera/shared/format';
import { today, useSession } from '@itinera/shared/state';
import { useShortcut } from '@itinera/shared/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { roomsOf as whatOf, useUnsavedCells } from '../drafts/useUnsavedCells';
import { placesIn } from '../grid/places';
import { useListedGridKeys } from '../grid/useListedGridKeys';
import { useTypesOfHotel } from '../rules/useTypesOfHotel';
import { useProblems } from '../save/useProblems';
import { usePriceDialog } from '../usePriceDialog';
import { usePriceView } from '../usePriceView';
import type { OpenNight } from './edits/changedRooms';
import { useRoomsEdits } from './edits/useRoomsEdits';
import { keysOfRooms } from './grid/keysOfRooms';
import { nightViews } from './grid/nightViews';
import { useRoomsGrid } from './grid/useRoomsGrid';
import { nightsOf } from './model/nights';
import { rowsIn, rowsOf } from './model/roomsRow';

export interface RoomsOfPartner {
  hotel: Hotel;
  dmcId: string;
  partner: string | undefined;
  allotments: readonly Allotment[];
}

/** Rows and columns of a month, and steps to others. */
function useMonth({ hotel, allotments }: RoomsOfPartner) {
  const [now] = useState(today);
  const { month = now.slice(0, 7), setMonth } = usePriceView();
  const isPartner = useSession().partner !== undefined;
  const { rooms } = useTypesOfHotel(hotel.id);
  const allRows = useMemo(() => rowsOf(allotments, rooms, isPartner), [allotments, rooms, isPartner]);
  return {
    now,
    month,
    setMonth,
    step: (by: number) => setMonth(plusMonths(month, by)),
    /** All allotments, and those of the month. */
    allRows,
    rows: useMemo(() => rowsIn(allRows, month), [allRows, month]),
    nights: useMemo(() => nightsOf(month, now), [month, now]),
  };
}

/** The dialog above the grid, and the month that it copies to. */
function useRoomsDialog() {
  const [dialog, setDialog] = useState<'change' | 'copy'>();
  const [target, setTarget] = useState<string>();
  const close = () => {
    setDialog(undefined);
    setTarget(undefined);
  };
  return { dialog, setDialog, target, setTarget, close };
}

/** Steps to another month, whose cells are others, and returns the focus to the grid. */
function useFocusAfter(month: string, step: (by: number) => void, focus: () => void) {
  const isStepping = useRef(false);
  useLayoutEffect(() => {
    if (isStepping.current) focus();
    isStepping.current = false;
    // Once the cells of the month are rendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [month]);
  return (by: number) => {
    isStepping.current = true;
    step(by);
  };
}

/** The rooms of a month with their edits, grid and dialogs, and the question before leaving. */
export function useRoomsSheet(props: RoomsOfPartner) {
  const { hotel, dmcId, partner } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = useMonth(props);
  const { month, now, allRows, rows, nights, step } = shown;
  const { open } = usePriceDialog();
  const dialogs = useRoomsDialog();
  const owner = { hotel_id: hotel.id, dmc_id: dmcId };
  const edited = useRoomsEdits({ owner, partner, month, target: dialogs.target });
  const { edits, saving, savedText, isKnown, read } = edited;
  const { viewOf, roomsOf } = nightViews(edited, now);
  const edit = ({ id }: { id: string }) => open('allotments', { entry: id });
  const grid = useRoomsGrid({
    root,
    rows,
    nights,
    edits,
    saving,
    isKnown,
    roomsOf,
    letters: {
      c: () => dialogs.setDialog('change'),
      e: (row) => (row.isReadOnly ? undefined : edit(row)),
      '[': () => stepInGrid(-1),
      ']': () => stepInGrid(1),
    },
  });
  const stepInGrid = useFocusAfter(month, step, () => grid.moveTo(grid.active));
  // A shortcut of the page, so that it also works outside of the grid.
  useShortcut('Mod+S', 'Save', grid.commands.save);
  useListedGridKeys(keysOfRooms);
  const editedNights = [...edits.all.values()].map(({ column }) => ({ id: column, name: formatDay(column) }));
  const active = grid.places.at(grid.active);
  const selected = placesIn(grid.range);
  const words = active ? viewOf(active.row, active.column, true).spoken : '';

  return {
    root,
    grid,
    ...shown,
    ...edited,
    ...dialogs,
    viewOf,
    roomsOf,
    edit,
    guards: useUnsavedCells({ edits, grid, what: whatOf(partner), pastedWhat: 'Pasted rooms' }),
    problems: useProblems({ ...saving, edits, rows: allRows, columns: editedNights, savedText }),
    /** Whether the nights of the month are read, and whether any were before. */
    isRead: read.isRead,
    hasNights: read.known !== undefined,
    facts: selected.length > 1 ? `${plural(selected.length, 'night')} selected` : words,
    openNights: () => openIn(grid, selected),
  };
}

export type RoomsSheet = ReturnType<typeof useRoomsSheet>;

/** The nights of a selection that can be changed. */
const openIn = (
  { places, lockAt, ownText, roomsAt }: ReturnType<typeof useRoomsGrid>,
  selected: ReturnType<typeof placesIn>,
): OpenNight[] =>
  selected.flatMap((place) => {
    const cell = places.idAt(place);
    if (!cell || lockAt(place) !== undefined) return [];
    return [{ ...cell, text: ownText(place), rooms: roomsAt(place) }];
  });
