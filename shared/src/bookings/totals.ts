/** A service of a booking, in minor units of the booking's currency. */
export interface Priced {
  net_minor: number;
  sale_minor: number;
}

/** Services of a booking with their prices. */
export interface BookingServices {
  hotels: readonly Priced[];
  flights: readonly Priced[];
  /** Not priced while its amounts are null. */
  transfer: { net_minor: number | null; sale_minor: number | null } | null;
  price: { extra_net_minor: number; extra_sale_minor: number; discount_minor: number };
}

export interface BookingTotals {
  hotel: Priced;
  flight: Priced;
  transfer: Priced;
  /** Sum of all sale prices before the discount, which it can't exceed. */
  parts_minor: number;
  /** Sum of all sale prices minus the discount. */
  total_minor: number;
  net_minor: number;
  /** Negative if the booking costs more than it earns. */
  profit_minor: number;
}

const added = (all: readonly Priced[]): Priced =>
  all.reduce(
    (sum, { net_minor, sale_minor }) => ({
      net_minor: sum.net_minor + net_minor,
      sale_minor: sum.sale_minor + sale_minor,
    }),
    { net_minor: 0, sale_minor: 0 },
  );

/** Totals of a booking, per service and in all. */
export function bookingTotals({ hotels, flights, transfer, price }: BookingServices): BookingTotals {
  const hotel = added(hotels);
  const flight = added(flights);
  const transferred = added(
    transfer ? [{ net_minor: transfer.net_minor ?? 0, sale_minor: transfer.sale_minor ?? 0 }] : [],
  );
  const all = added([hotel, flight, transferred]);
  const net_minor = all.net_minor + price.extra_net_minor;
  const parts_minor = all.sale_minor + price.extra_sale_minor;
  const total_minor = parts_minor - price.discount_minor;
  return {
    hotel,
    flight,
    transfer: transferred,
    parts_minor,
    total_minor,
    net_minor,
    profit_minor: total_minor - net_minor,
  };
}
