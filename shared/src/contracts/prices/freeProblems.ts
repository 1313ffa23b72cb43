import type { FieldProblems } from '../collection';

interface Price {
  price_minor?: number | undefined;
  is_free?: boolean | undefined;
}

/** 0 often means that there is no price, so it sells for nothing only when that is said. What is free has no amount. */
export function freeProblems({ price_minor = 0, is_free = false }: Price): FieldProblems {
  if (price_minor === 0 && !is_free)
    return { price_minor: '0 would sell for nothing. Enter an amount, or say that it sells for nothing.' };
  return price_minor > 0 && is_free
    ? { is_free: 'It has a price. Enter 0, or do not sell it for nothing.' }
    : {};
}
