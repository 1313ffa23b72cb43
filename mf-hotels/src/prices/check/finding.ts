import type { DialogPresets } from '../usePriceDialog';

/** Something in the prices that may be a mistake, and where it is put right: in a dialog, or without one in a cell of the grid. */
export interface Finding {
  text: string;
  dialog?: 'periods' | 'row' | 'offers' | 'special-prices';
  presets: DialogPresets;
}

/** Findings of one kind. */
export interface FindingGroup {
  title: string;
  findings: readonly Finding[];
}
