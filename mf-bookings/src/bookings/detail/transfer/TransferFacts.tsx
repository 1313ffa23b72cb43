import { airports, bookingTransfers } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { stayInWords } from '../../list/columns/Dates';
import type { BlockFactsProps } from '../block';
import { StayTerms } from '../hotels/StayTerms';
import { PartList } from '../PartList';
import { RemovePart } from '../RemovePart';
import { EditButton } from '../trip/EditButton';
import { PartPrice } from '../trip/PartPrice';
import { TripLine } from '../trip/TripLine';
import { transferDirections, transferTypes } from './transferWords';

/** The transfer of a booking, if it has one. */
export function TransferFacts({ booking, onEdit }: BlockFactsProps) {
  const { transfer, currency, check_in, check_out } = booking;
  const { data: airport } = useChosen(airports, transfer?.airport_id ?? undefined);
  if (!transfer) return null;
  const { id, type, direction, pax, provider, pickup_time, sale_minor, note } = transfer;
  const days = check_in &&
    check_out && {
      both: stayInWords(check_in, check_out),
      in: formatDay(check_in),
      out: formatDay(check_out),
    };
  const details = [
    plural(pax, 'passenger'),
    provider,
    airport && `${airport.iata_code} ${airport.name}`,
    pickup_time && `pick-up at ${pickup_time}`,
  ];
  return (
    <PartList noun="transfer">
      {[
        <TripLine
          key={id}
          name={transferTypes[type]}
          when={days && days[direction]}
          title={`${transferTypes[type]}, ${transferDirections[direction].toLowerCase()}`}
          price={<PartPrice part={transfer} currency={currency} />}
          actions={
            onEdit && (
              <>
                <EditButton label="Edit transfer info" onClick={() => onEdit()} />
                <RemovePart
                  {...{ booking, sale_minor, id }}
                  collection={bookingTransfers}
                  noun="transfer"
                  name={transferTypes[type]}
                />
              </>
            )
          }
        >
          {details.filter(Boolean).join(' · ')}
          <StayTerms booking={booking} stay={transfer} />
          {note && <span data-unprinted> · {note}</span>}
        </TripLine>,
      ]}
    </PartList>
  );
}
