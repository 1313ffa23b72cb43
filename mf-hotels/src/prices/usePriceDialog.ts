import { useDialogAddress, useLocation, useNavigate, useSearchParams } from '@itinera/shared/router';

/** What a dialog is about when it is opened from a cell. */
export interface DialogPresets {
  room_type_id?: string;
  boarding_type_id?: string;
  period_id?: string;
  adults?: string;
  children?: string;
  /** Row to edit, or to copy values from. */
  row?: string;
  copy?: string;
  /** Entry to edit, or first and last day of a new one; without the last one, it is one day. */
  entry?: string;
  day?: string;
  until?: string;
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
  'until',
] as const;

/** Dialog of the Price tab in the address, `?dialog=<name>`, with presets: `&room_type_id=…`. */
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
    /** Moves to the cell of a row and a period, `&row=…&period_id=…`, and closes the dialog; Back returns to it. */
    showCell: (presets: DialogPresets) =>
      void navigate({ search: addressOf(presets).toString() }, { state: { ...state, dialog: undefined } }),
  };
}

/** Presets of the open dialog. */
export function useDialogPresets(): DialogPresets {
  const [search] = useSearchParams();
  return Object.fromEntries(
    presetKeys.flatMap((key) => {
      const value = search.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
}
