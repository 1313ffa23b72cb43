import type { Quote } from '@itinera/shared/contracts';
import { formatMoney, rejectionInWords } from '@itinera/shared/format';
import { FactList, type Fact } from '@itinera/shared/record';
import { Box } from '@itinera/shared/ui';
import type { FoundRow } from '../foundRows';

/** Steps from the contract price to the sale price, and why some offers don't apply. */
export function PriceSteps({ quote, row: { trip, result } }: { quote: Quote; row: FoundRow }) {
  const ofContract = (minor: number | null) => (minor === null ? '—' : formatMoney(minor, quote.currency));
  const ofSale = (minor: number | null) => (minor === null ? '—' : formatMoney(minor, result.currency));
  const { outbound, return: back, transfer } = trip;
  const facts: Fact[] = [
    ['Stay, net', ofContract(quote.net_minor)],
    ...(quote.currency === result.currency
      ? []
      : [['In the currency of the sale', ofSale(trip.hotel_net_minor)] as const]),
    ...(outbound ? [['Flight there, net', ofSale(outbound.net_minor)] as const] : []),
    ...(back ? [['Flight back, net', ofSale(back.net_minor)] as const] : []),
    ...(transfer
      ? [['Transfer, net', transfer.net_minor === null ? 'on request' : ofSale(transfer.net_minor)] as const]
      : []),
    ['Net', ofSale(trip.net_minor)],
    ['Mark-up', ofSale(trip.markup_minor)],
    ['Customers pay', <b key="sale">{ofSale(trip.sale_minor)}</b>],
  ];
  return (
    <>
      <FactList facts={facts} />
      {quote.rejected.length > 0 && (
        <Box component="section" aria-label="Offers that do not apply">
          <b>Offers that do not apply</b>
          <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
            {quote.rejected.map(({ offer_id, name, reason }) => (
              <li key={offer_id}>
                {name}: {rejectionInWords(reason)}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
