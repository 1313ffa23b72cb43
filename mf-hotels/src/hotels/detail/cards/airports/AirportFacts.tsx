import { hotelAirports, type Hotel, type HotelAirport } from '@itinera/shared/contracts';
import { useList, useSettings } from '@itinera/shared/data';
import { decimal, formatMoney } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { NotLoaded } from '@itinera/shared/record';
import { airportName, airportsQuery, noAirports, priceTypes } from './airportLinks';
import { stepsInWords } from './transferSteps';

/** Such as `48 km · 55 min · 30,00 EUR per transfer · cancellation: Free until 2 days before arrival, then 50 %`. */
function transferOf(link: HotelAirport, saleCurrency: string | undefined): string {
  const { distance, transfer_time, transfer_price_minor, transfer_price_type, cancellation_steps } = link;
  // A price that names no currency is in that of sales.
  const currency = link.transfer_currency ?? saleCurrency;
  const type = priceTypes.find(({ value }) => value === transfer_price_type)?.label;
  return [
    distance !== null && `${decimal(distance)} km`,
    transfer_time !== null && `${transfer_time} min`,
    transfer_price_minor !== null &&
      (transfer_price_minor === 0
        ? 'free'
        : currency !== undefined &&
          [formatMoney(transfer_price_minor, currency), type].filter(Boolean).join(' ')),
    cancellation_steps &&
      `cancellation: ${stepsInWords(cancellation_steps, currency ?? '') ?? 'by its terms'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Airports of a hotel with their transfers, the default one first. */
export function AirportFacts({ hotel }: { hotel: Hotel }) {
  const { data, error, refetch } = useList(hotelAirports, airportsQuery(hotel.id));
  const { data: settings } = useSettings();
  if (!data) return <NotLoaded what="airports" error={error} onRetry={() => void refetch()} />;
  if (data.result.length === 0) return <Typography color="textSecondary">{noAirports}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {data.result.map((link) => (
        <li key={link.id}>
          {link.airport ? airportName(link.airport) : 'Airport'}
          {link.is_default && ', default'}
          <Typography variant="body2" color="textSecondary">
            {transferOf(link, settings?.sale_currency)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
