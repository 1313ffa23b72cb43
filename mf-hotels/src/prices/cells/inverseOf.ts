import type { CellChange } from '@itinera/shared/contracts';

/** The change that takes another one back. */
export const inverseOf = ({ price_minor, is_free, was, ...place }: CellChange): CellChange => ({
  ...place,
  ...was,
  was: { price_minor, is_free },
});
