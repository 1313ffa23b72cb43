import { airports, bookingTransfers } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { FactList } from '@itinera/shared/record';
import { Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import type { BlockFactsProps } from '../block';
import { RemovePart } from '../RemovePart';
import { transferDirections, transferTypes } from './transferWords';

const priceOr = (minor: number | null, currency: string) =>
  minor === null ? 'On request' : <Amount minor={minor} currency={currency} />;

/** The transfer of a booking, if it has one. */
export function TransferFacts({ booking, onEdit }: BlockFactsProps) {
  const { transfer, currency } = booking;
  const { data: airport } = useChosen(airports, transfer?.airport_id ?? undefined);
  if (!transfer) return <Typography color="textSecondary">No transfer</Typography>;
  const { id, type, direction, pax, provider, pickup_time, net_minor, sale_minor, note } = transfer;
  return (
    <>
      <FactList
        facts={[
          ['Type', `${transferTypes[type]}, ${transferDirections[direction].toLowerCase()}`],
          ['Passengers', pax],
          ['Provider', provider],
          ['Airport', airport && `${airport.iata_code} ${airport.name}`],
          ['Pick-up at', pickup_time],
          ...(net_minor === undefined || sale_minor === undefined
            ? []
            : ([
                ['Net price', priceOr(net_minor, currency)],
                ['Sale price', priceOr(sale_minor, currency)],
              ] as const)),
          ['Note', note],
        ]}
      />
      {onEdit && (
        <RemovePart
          booking={booking}
          sale_minor={sale_minor}
          collection={bookingTransfers}
          id={id}
          noun="transfer"
          name={transferTypes[type]}
        />
      )}
    </>
  );
}
