import type { Booking } from '@itinera/shared/contracts';

export interface PriceLine {
  label: string;
  net_minor: number;
  sale_minor: number;
}

interface Priced {
  net_minor?: number | null | undefined;
  sale_minor?: number | null | undefined;
}

const sumOf = (label: string, services: readonly Priced[]): PriceLine => ({
  label,
  net_minor: services.reduce((sum, { net_minor }) => sum + (net_minor ?? 0), 0),
  sale_minor: services.reduce((sum, { sale_minor }) => sum + (sale_minor ?? 0), 0),
});

/** False for partners, who see no amounts at all. */
const isOnRequest = ({ net_minor, sale_minor }: Priced) => net_minor === null && sale_minor === null;

/** Net and sale price per kind of service, without kinds that the booking does not have. */
export function priceLines({ hotels, flights, transfer, price }: Booking): PriceLine[] {
  const extra = { net_minor: price?.extra_net_minor ?? 0, sale_minor: price?.extra_sale_minor ?? 0 };
  return [
    ...(hotels?.length ? [sumOf('Hotels', hotels)] : []),
    ...(flights?.length ? [sumOf('Flights', flights)] : []),
    ...(transfer ? [sumOf(isOnRequest(transfer) ? 'Transfer, on request' : 'Transfer', [transfer])] : []),
    ...(extra.net_minor || extra.sale_minor ? [sumOf(price?.extra_label || 'Extras', [extra])] : []),
  ];
}
