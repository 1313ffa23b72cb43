import type { FieldProblems } from '../collection';

interface Price {
  price_minor?: number | undefined;
  is_free?: boolean | undefined;
}

/** 0 often means that there is no price, so a free one must be marked. A free price has no amount. */
export function freeProblems({ price_minor = 0, is_free = false }: Price): FieldProblems {
  if (price_minor === 0 && !is_free)
    return { price_minor: '0 would sell for nothing. Enter an amount, or say that it sells for nothing.' };
  return price_minor > 0 && is_free
    ? { is_free: 'It has a price. Enter 0, or do not sell it for nothing.' }
    : {};
}
