import type { CellChange } from '@itinera/shared/contracts';

/** Inverse of a change. */
export const inverseOf = ({ price_minor, is_free, was, ...place }: CellChange): CellChange => ({
  ...place,
  ...was,
  was: { price_minor, is_free },
});
