import type { BlockSeat } from '@itinera/shared/contracts';
import { shareOf } from '@itinera/shared/pricing';
import type { FlightParty } from './flightParty';

type Fares = Pick<
  BlockSeat,
  | 'adult_net_minor'
  | 'child_net_minor'
  | 'infant_net_minor'
  | 'adult_sale_minor'
  | 'child_sale_minor'
  | 'infant_sale_minor'
>;

/** Fares of all passengers of a booking on a flight of a block; without a sale price, net plus mark-up. */
export function blockFare(block: Fares, { adults, children, infants }: FlightParty, markup_bp: number) {
  const saleOf = (net: number, sale: number | null) => sale ?? net + shareOf(net, markup_bp);
  const { adult_net_minor, child_net_minor, infant_net_minor } = block;
  return {
    net_minor: adults * adult_net_minor + children * child_net_minor + infants * infant_net_minor,
    sale_minor:
      adults * saleOf(adult_net_minor, block.adult_sale_minor) +
      children * saleOf(child_net_minor, block.child_sale_minor) +
      infants * saleOf(infant_net_minor, block.infant_sale_minor),
  };
}
