import type { TableLook } from '../settings/tableLook';

/** Pixels. Even compact rows, the default, have targets of 24. */
export const rowHeights: Record<TableLook['density'], number> = { comfortable: 56, compact: 36 };

/** In pixels: of the pager, and its width where it is in the line of the sums, beside which it never moves. */
export const PAGER = { height: 38, width: 308 } as const;

/** Height of a card with two lines of facts, in pixels; one with fewer is lower, one with more is higher. */
export const CARD_HEIGHT = 71;
