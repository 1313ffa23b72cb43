import type { TableLook } from '../settings/tableLook';

/** In pixels. Even compact rows, the default, leave 24 for targets. */
export const rowHeights: Record<TableLook['density'], number> = { comfortable: 56, compact: 36 };

/** Of a card with two lines of facts, in pixels; a card with fewer is lower. */
export const CARD_HEIGHT = 71;
