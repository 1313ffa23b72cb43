import { offerShortcut } from '@itinera/shared/state';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cellKeys } from './rooms/cellKeys';

const listedKeys = [
  ['↑ ↓', 'Move between trips'],
  ['→ ←', 'Show and hide the rooms of a hotel, move between boardings'],
  ['Space', 'Mark the focused trip to compare it'],
  ['Enter', 'Book the focused trip'],
] as const;

interface RowKeys {
  onToggle: (row: HTMLElement) => void;
  onMark: (row: HTMLElement) => void;
}

/** Keys of the results. They act on the focused row, not on controls inside it. */
export function useRowKeys({ onToggle, onMark }: RowKeys) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const withdraw = listedKeys.map(([keys, label]) => offerShortcut({ keys, label }));
    return () => withdraw.forEach((run) => run());
  }, []);

  /** The hotel from which an arrow key will move on to its rooms once they are loaded. */
  const leaving = useRef<HTMLElement>(undefined);

  const trips = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-trip]') ?? [])];
  /** Called when the rooms of a hotel are loaded. */
  const moveToRooms = () => {
    const from = leaving.current;
    leaving.current = undefined;
    if (!from || document.activeElement !== from) return;
    const rows = trips();
    rows[rows.indexOf(from) + 1]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-trip]')) return;
    if (ctrlKey || altKey || metaKey) return;
    const rows = trips();
    const place = rows.indexOf(target);
    const cells = cellKeys(target);
    const expanded = target.getAttribute('aria-expanded');
    const isRoom = cells !== undefined || target.getAttribute('aria-level') === '2';
    const goTo = (row: HTMLElement | undefined) => row?.focus();
    const goDown = () => {
      if (target.nextElementSibling?.matches('[data-awaited]')) leaving.current = target;
      else goTo(cells ? (cells.below ?? rows[rows.indexOf(cells.last) + 1]) : rows[place + 1]);
    };
    leaving.current = undefined;
    const parent = () => rows.slice(0, place).findLast((row) => row.getAttribute('aria-level') === '1');
    const run: Record<string, (() => void) | undefined> = {
      ArrowDown: goDown,
      ArrowUp: () => goTo(cells ? (cells.above ?? parent()) : rows[place - 1]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => {
        if (expanded === 'false') onToggle(target);
        else if (cells) goTo(cells.after);
        else goDown();
      },
      ArrowLeft: () => {
        if (expanded === 'true') onToggle(target);
        else if (isRoom) goTo(cells?.before ?? parent());
      },
      ' ': () => onMark(target),
      Enter: () => target.querySelector<HTMLElement>('[data-book]')?.click(),
    };
    if (!run[key]) return;
    event.preventDefault();
    run[key]();
  };
  return { root, onKeyDown, moveToRooms };
}
