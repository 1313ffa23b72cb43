import type { DialogPresets } from '../usePriceDialog';

/** A possible mistake in the prices, with the dialog or the cell that fixes it. */
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
