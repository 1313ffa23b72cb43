/** A service of a booking, in minor units of the booking's currency. */
export interface Priced {
  net_minor: number;
  sale_minor: number;
}

/** What a booking consists of, as far as it costs something. */
export interface BookingServices {
  hotels: readonly Priced[];
  flights: readonly Priced[];
  /** Not priced as long as its amounts are null. */
  transfer: { net_minor: number | null; sale_minor: number | null } | null;
  price: { extra_net_minor: number; extra_sale_minor: number; discount_minor: number };
}

export interface BookingTotals {
  hotel: Priced;
  flight: Priced;
  transfer: Priced;
  /** All that is sold, before the discount: a discount is at most this. */
  parts_minor: number;
  /** All that is sold, less the discount. */
  total_minor: number;
  net_minor: number;
  /** Negative if the booking costs more than it brings in. */
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

/** What a booking costs and brings in, service by service and altogether. */
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
