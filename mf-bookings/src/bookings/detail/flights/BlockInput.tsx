import { EntityInput } from '@itinera/shared/choices';
import {
  addDays,
  blockSeats,
  onlyEntry,
  type BlockSeat,
  type Booking,
  type bookingFlights,
} from '@itinera/shared/contracts';
import { client, useChosen, useSettings } from '@itinera/shared/data';
import { formatDay, termsInWords } from '@itinera/shared/format';
import { NumberInput, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { blockFare, flightOfBlock, flightPartyOn } from '@itinera/shared/bookings';
import { partsOf } from '../travellers/partsOf';

/** Name of a block in the select, with its free seats first. */
const nameOf = (block: BlockSeat): string =>
  `${block.flight_number} · ${formatDay(block.departure_date)} ${block.departure_time} · ${block.origin_airport?.iata_code ?? ''}–${block.destination_airport?.iata_code ?? ''} · ${block.seats_free} free`;

/** What cancelling seats costs by the terms of their block, before anything is added for the customer. */
const termsOf = ({ cancellation_steps: steps, currency }: BlockSeat): string =>
  steps
    ? `Terms of the block: ${termsInWords({ steps, no_show: null }, currency, 'flight').join(', ')}`
    : 'No terms: a cancellation is charged by hand';

const query = { with_data: true };
const nearby = 3;

interface BlockInputProps extends Pick<FieldsProps<typeof bookingFlights>, 'control' | 'field' | 'fill'> {
  booking: Booking;
}

/** Select of open blocks around the day of the flight, with free seats. It fills in flight and prices. */
export function BlockInput({ control, field, fill, booking }: BlockInputProps) {
  const { data: settings } = useSettings();
  const [direction, day, from, chosenId] = useWatch({
    control,
    name: ['direction', 'departure_date', 'origin_airport_id', 'block_seat_id'],
  });
  const { data: chosen } = useChosen(blockSeats, chosenId || undefined, query);
  const choose = async (id: string | undefined) => {
    if (id === undefined) return fill({ seats: null });
    const block = await client(blockSeats).get(id, query);
    fill({ ...flightOfBlock(block), baggage_kg: block.baggage_kg });
    if (block.currency === booking.currency)
      fill(
        blockFare(
          block,
          flightPartyOn(block.departure_date, partsOf(booking), settings?.child_age_reference ?? 'check_in'),
          settings?.default_markup_bp ?? 0,
        ),
      );
  };
  const isChosen = Boolean(chosenId);
  return (
    <>
      <EntityInput
        {...field('block_seat_id')}
        collection={blockSeats}
        query={{
          ...query,
          status: ['open'],
          direction,
          ...(day && { departure_from: addDays(day, -nearby), departure_to: addDays(day, nearby) }),
          ...(isChosen && { origin_airport_id: onlyEntry(from || undefined) }),
        }}
        nameOf={nameOf}
        onChosen={(id) => void choose(id)}
      />
      {isChosen && <NumberInput {...field('seats')} />}
      {chosen && <Typography color="textSecondary">{termsOf(chosen)}</Typography>}
      {chosen && chosen.currency !== booking.currency && (
        <span role="note">
          The block is priced in {chosen.currency}. Enter the prices in {booking.currency}.
        </span>
      )}
    </>
  );
}
