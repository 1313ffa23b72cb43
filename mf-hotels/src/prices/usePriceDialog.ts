import { useDialogAddress, useLocation, useNavigate, useSearchParams } from '@itinera/shared/router';

/** What a dialog is about when it is opened from a cell. */
export interface DialogPresets {
  room_type_id?: string;
  boarding_type_id?: string;
  period_id?: string;
  adults?: string;
  children?: string;
  /** Of the row to edit, and of the one whose values a new one begins with. */
  row?: string;
  copy?: string;
  /** Of the entry to edit, and the first day of a new one. */
  entry?: string;
  day?: string;
}

const presetKeys = [
  'room_type_id',
  'boarding_type_id',
  'period_id',
  'adults',
  'children',
  'row',
  'copy',
  'entry',
  'day',
] as const;

/** The dialog of the Price tab in the address, `?dialog=<name>`, with presets: `&room_type_id=…`. */
export function usePriceDialog() {
  const { value, close } = useDialogAddress('dialog');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const addressOf = (presets: DialogPresets) => {
    const next = new URLSearchParams(search);
    for (const key of ['dialog', ...presetKeys]) next.delete(key);
    for (const [key, preset] of Object.entries(presets)) next.set(key, preset);
    return next;
  };
  const open = (name: string, presets: DialogPresets = {}) => {
    const next = addressOf(presets);
    next.set('dialog', name);
    void navigate({ search: next.toString() }, { state: { ...state, dialog: 'dialog' } });
  };
  return {
    name: value,
    open,
    close,
    /** Goes to the cell of a row and a period, `&row=…&period_id=…` without a dialog; Back returns to the open one. */
    showCell: (presets: DialogPresets) =>
      void navigate({ search: addressOf(presets).toString() }, { state: { ...state, dialog: undefined } }),
  };
}

/** What the open dialog is about. */
export function useDialogPresets(): DialogPresets {
  const [search] = useSearchParams();
  return Object.fromEntries(
    presetKeys.flatMap((key) => {
      const value = search.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
}
