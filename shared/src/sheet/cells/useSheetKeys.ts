import { nextCell, visibleRowCount, type CellPlace } from '@itinera/shared/grid';
import type { KeyboardEvent } from 'react';

export interface SheetActions {
  edit: (initial: 'text' | 'nothing') => void;
  empty: () => void;
  fillDown: () => void;
  selectAll: () => void;
  collapse: () => void;
  /** False if there is nothing to undo here, so that the page may undo something else. */
  undo: () => boolean;
  redo: () => boolean;
  save: () => void;
}

interface SheetKeys {
  size: { rows: number; columns: number };
  active: () => CellPlace;
  moveTo: (place: CellPlace) => void;
  extendTo: (place: CellPlace) => void;
  actions: SheetActions;
}

/** Action of Ctrl, or Cmd, with a letter. */
const combined = (key: string, shift: boolean): keyof SheetActions | undefined => {
  const words: Record<string, keyof SheetActions> = {
    d: 'fillDown',
    a: 'selectAll',
    z: shift ? 'redo' : 'undo',
    y: 'redo',
    s: 'save',
  };
  return words[key.toLowerCase()];
};

const plain: Record<string, keyof SheetActions> = { Delete: 'empty', Backspace: 'empty', Escape: 'collapse' };

const isLetter = ({ key, altKey }: KeyboardEvent): boolean => [...key].length === 1 && !altKey;

/** Keys of a sheet. An open cell handles its own, except saving. */
export function useSheetKeys({ size, active, moveTo, extendTo, actions }: SheetKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, shiftKey, target, currentTarget } = event;
    const withCtrl = ctrlKey || metaKey;
    const action = withCtrl && !event.altKey ? combined(key, shiftKey) : plain[key];
    const isOpen = target instanceof HTMLInputElement;
    if (isOpen && action !== 'save') return;
    if (action && action !== 'edit') {
      if (actions[action]() !== false) event.preventDefault();
      return;
    }
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    if (!cell || event.altKey) return;
    const next = nextCell(active(), event, {
      firstRow: 0,
      lastRow: size.rows - 1,
      columns: size.columns,
      page: visibleRowCount(currentTarget, cell),
    });
    if (next) {
      event.preventDefault();
      (shiftKey ? extendTo : moveTo)(next);
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      actions.edit('text');
    } else if (!withCtrl && isLetter(event)) {
      // Not prevented: the letter is typed into the cell that has just opened.
      actions.edit('nothing');
    }
  };
}
