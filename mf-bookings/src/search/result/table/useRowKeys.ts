import { offerShortcut } from '@itinera/shared/state';
import { useEffect, useRef, type KeyboardEvent } from 'react';

const listedKeys = [
  ['↑ ↓', 'Move between trips'],
  ['→ ←', 'Show and hide the rooms of a hotel'],
  ['Space', 'Compare the focused trip'],
  ['Enter', 'Book the focused trip'],
] as const;

interface RowKeys {
  onToggle: (row: HTMLElement) => void;
  onMark: (row: HTMLElement) => void;
}

/** The keys of the results: they act on the row that has the focus, not on controls inside it. */
export function useRowKeys({ onToggle, onMark }: RowKeys) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const withdraw = listedKeys.map(([keys, label]) => offerShortcut({ keys, label }));
    return () => withdraw.forEach((run) => run());
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-trip]')) return;
    if (ctrlKey || altKey || metaKey) return;
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-trip]') ?? [])];
    const place = rows.indexOf(target);
    const expanded = target.getAttribute('aria-expanded');
    const isRoom = target.getAttribute('aria-level') === '2';
    const goTo = (row: HTMLElement | undefined) => row?.focus();
    const parent = () => rows.slice(0, place).findLast((row) => row.getAttribute('aria-level') === '1');
    const run: Record<string, (() => void) | undefined> = {
      ArrowDown: () => goTo(rows[place + 1]),
      ArrowUp: () => goTo(rows[place - 1]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => (expanded === 'false' ? onToggle(target) : goTo(rows[place + 1])),
      ArrowLeft: () => {
        if (expanded === 'true') onToggle(target);
        else if (isRoom) goTo(parent());
      },
      ' ': () => onMark(target),
      Enter: () => target.querySelector<HTMLElement>('[data-book]')?.click(),
    };
    if (!run[key]) return;
    event.preventDefault();
    run[key]();
  };
  return { root, onKeyDown };
}
