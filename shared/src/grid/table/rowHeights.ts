import type { TableLook } from '../settings/tableLook';

/** In pixels. Even the dense ones leave 24 for whatever can be clicked. */
export const rowHeights: Record<TableLook['density'], number> = { comfortable: 56, compact: 36 };

/** A guess: cards are as high as what they say. */
export const CARD_HEIGHT = 260;
