import type { CellPlace } from '@itinera/shared/grid';
import type { Range } from '@itinera/shared/sheet';
import type { KeyboardEvent, MouseEvent } from 'react';

type Choose = (from: CellPlace, to: CellPlace) => void;

/** Selects whole rows and periods: by a click on a heading, with Shift up to there, and by Ctrl+Space and Shift+Space. */
export function wholeLines(size: { rows: number; columns: number }, range: Range, choose: Choose) {
  const columns = (one: number, other: number) =>
    choose({ row: size.rows - 1, column: Math.max(one, other) }, { row: 0, column: Math.min(one, other) });
  const rows = (one: number, other: number) =>
    choose({ row: Math.max(one, other), column: size.columns - 1 }, { row: Math.min(one, other), column: 0 });
  return {
    onClick: ({ target, shiftKey }: MouseEvent): void => {
      const heading = target instanceof Element && target.closest<HTMLElement>('[data-whole]');
      if (!heading || (target instanceof Element && target.closest('button'))) return;
      const at = Number(heading.dataset['whole']);
      if (heading.role === 'columnheader') columns(shiftKey ? range.left : at, at);
      else rows(shiftKey ? range.top : at, at);
    },
    /** Whether the key was one of them. */
    onKey: ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
      if (key !== ' ' || ctrlKey === shiftKey || metaKey) return false;
      if (ctrlKey) columns(range.left, range.right);
      else rows(range.top, range.bottom);
      return true;
    },
  };
}
