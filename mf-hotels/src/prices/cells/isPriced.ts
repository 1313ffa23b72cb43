import type { CellValue } from '@itinera/shared/contracts';

/** An amount above 0, or one that is free, is a price; 0 alone is none. */
export const isPriced = ({ price_minor, is_free }: CellValue): boolean => price_minor > 0 || is_free;

export const noPrice: CellValue = { price_minor: 0, is_free: false };
