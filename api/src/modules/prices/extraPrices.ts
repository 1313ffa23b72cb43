import type { BlockSeat, HotelAirport } from '@itinera/shared/contracts';
import { blockFare, type FlightParty } from '@itinera/shared/bookings';
import { salePrice, type SaleTerms } from '@itinera/shared/pricing';

/** What the price of a service beside the stay depends on. */
export interface ExtraTerms {
  /** Overrides the mark-up of the settings. */
  markup_bp: number | undefined;
  /** Settings of the sale, with its currency. */
  sale: SaleTerms['settings'];
  bookingDate: string;
}

export interface ExtraPrice {
  net_minor: number;
  sale_minor: number;
}

/** Only the total of a trip is rounded, not its services. */
const unrounded = ({ sale }: ExtraTerms): SaleTerms['settings'] => ({ ...sale, sale_rounding: 0 });

function converted(terms: ExtraTerms, amount: number, currency: string): number | undefined {
  const net = { net_minor: amount, currency, booking_date: terms.bookingDate };
  return salePrice({ markup_bp: 0, settings: unrounded(terms) }, net)?.net_minor;
}

/** What a party pays for seats of a block, in the currency of the sale; undefined without an exchange rate. */
export function seatsPrice(
  block: Parameters<typeof blockFare>[0] & Pick<BlockSeat, 'currency'>,
  party: FlightParty,
  terms: ExtraTerms,
): ExtraPrice | undefined {
  const fare = blockFare(block, party, terms.markup_bp ?? terms.sale.default_markup_bp);
  const net_minor = converted(terms, fare.net_minor, block.currency);
  const sale_minor = converted(terms, fare.sale_minor, block.currency);
  return net_minor === undefined || sale_minor === undefined ? undefined : { net_minor, sale_minor };
}

/** Outbound and return. */
const directions = 2;

/** What so many people pay for a transfer, in the currency of the sale; undefined without a price or an exchange rate. */
export function transferPriceOf(
  {
    transfer_price_minor: price,
    transfer_currency,
    transfer_price_type,
  }: Pick<HotelAirport, 'transfer_price_minor' | 'transfer_currency' | 'transfer_price_type'>,
  persons: number,
  terms: ExtraTerms,
): ExtraPrice | undefined {
  if (price === null) return undefined;
  const paying = transfer_price_type === 'per_transfer' ? 1 : persons;
  const sold = salePrice(
    { markup_bp: terms.markup_bp ?? null, settings: unrounded(terms) },
    {
      net_minor: directions * paying * price,
      currency: transfer_currency ?? terms.sale.sale_currency,
      booking_date: terms.bookingDate,
    },
  );
  return sold ? { net_minor: sold.net_minor, sale_minor: sold.sale_minor } : undefined;
}
