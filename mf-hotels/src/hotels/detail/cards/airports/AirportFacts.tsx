import { hotelAirports, type Hotel, type HotelAirport } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { formatMoney } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { NotLoaded } from '@itinera/shared/record';
import { airportName, airportsQuery, priceTypes } from './airportLinks';

/** Such as `48 km · 55 min · 30,00 EUR per transfer`. */
function transferOf(link: HotelAirport): string {
  const { distance, transfer_time, transfer_price_minor, transfer_currency, transfer_price_type } = link;
  const type = priceTypes.find(({ value }) => value === transfer_price_type)?.label;
  return [
    distance !== null && `${distance} km`,
    transfer_time !== null && `${transfer_time} min`,
    transfer_price_minor !== null &&
      [formatMoney(transfer_price_minor, transfer_currency ?? 'EUR'), type].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Airports of a hotel with their transfers, the default one first. */
export function AirportFacts({ hotel }: { hotel: Hotel }) {
  const { data, error, refetch } = useList(hotelAirports, airportsQuery(hotel.id));
  if (!data) return <NotLoaded what="airports" error={error} onRetry={() => void refetch()} />;
  if (data.result.length === 0) return <>None yet</>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {data.result.map((link) => (
        <li key={link.id}>
          {link.airport ? airportName(link.airport) : 'Airport'}
          {link.is_default && ', default'}
          <Typography variant="body2" color="textSecondary">
            {transferOf(link)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
