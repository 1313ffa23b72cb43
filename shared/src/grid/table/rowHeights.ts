import type { TableLook } from '../settings/tableLook';

/** In pixels. Even compact rows leave 24 for targets. */
export const rowHeights: Record<TableLook['density'], number> = { comfortable: 56, compact: 36 };

/** An estimate: cards are as high as their content. */
export const CARD_HEIGHT = 260;
