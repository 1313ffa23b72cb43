import type { Quote } from '@itinera/shared/contracts';

/** The amounts of a stay in the currency of the sale. */
export interface SeenPrice {
  net_minor: number;
  sale_minor: number;
  currency: string;
}

/** What so many rooms cost by a quote of one room; undefined if it has no price that can be sold. */
export function seenPrice({ sale }: Quote, rooms: number): SeenPrice | undefined {
  if (!sale) return undefined;
  const { net_minor, sale_minor, currency } = sale;
  return { net_minor: net_minor * rooms, sale_minor: sale_minor * rooms, currency };
}
