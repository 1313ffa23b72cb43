import type { Quote } from '@itinera/shared/contracts';

/** Amounts of a stay in the sale currency. */
export interface SeenPrice {
  net_minor: number;
  sale_minor: number;
  currency: string;
}

/** Price of several rooms from a quote of one; undefined without a price that can be sold. */
export function seenPrice({ sale }: Quote, rooms: number): SeenPrice | undefined {
  if (!sale) return undefined;
  const { net_minor, sale_minor, currency } = sale;
  return { net_minor: net_minor * rooms, sale_minor: sale_minor * rooms, currency };
}
