import type { CellValue } from '@itinera/shared/contracts';

/** A positive amount, or a free one, is a price; 0 alone is not. */
export const isPriced = ({ price_minor, is_free }: CellValue): boolean => price_minor > 0 || is_free;

export const noPrice: CellValue = { price_minor: 0, is_free: false };
