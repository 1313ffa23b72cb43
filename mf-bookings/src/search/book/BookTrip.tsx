import { EntitiesInput } from '@itinera/shared/choices';
import {
  bookings,
  travellers,
  type FoundTrip,
  type SearchInput,
  type SearchResult,
} from '@itinera/shared/contracts';
import { formatDay, formatMoney, formatTime } from '@itinera/shared/format';
import { FormDialog, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { showSnackbar, useSession } from '@itinera/shared/state';
import { Box, Typography } from '@itinera/shared/ui';
import { createBooking } from '../../bookings/add/createBooking';
import { contactOf } from '../../bookings/customer/contactOf';
import { CustomerFields } from '../../bookings/customer/CustomerFields';
import { customerLabels, type CustomerField } from '../../bookings/customer/customerLabels';
import { fullName } from '../../bookings/customer/fullName';
import { PriceFields } from '../../bookings/stay/PriceFields';
import { stayLabels, type StayField } from '../../bookings/stay/stayLabels';
import { StayPrice } from '../../bookings/stay/StayPrice';
import { useStayPrice } from '../../bookings/stay/useStayPrice';
import { tripId } from '../result/foundRows';
import { bookingOf } from './bookingOf';
import { PriceSinceQuote } from './PriceSinceQuote';

interface BookTripProps {
  /** What the trip is called: hotel, room, boarding and days. */
  name: string;
  trip: FoundTrip;
  search: SearchInput;
  result: SearchResult;
  onClose: () => void;
}

const labels = {
  ...Object.fromEntries(Object.entries(customerLabels).map(([name, label]) => [`customer.${name}`, label])),
  ...Object.fromEntries(Object.entries(stayLabels).map(([name, label]) => [`hotels.${name}`, label])),
  'flights.seats': 'Seats',
  'flights.block_seat_id': 'Flight',
  traveller_ids: 'Travelers',
};

const ofStay = (field: StayField) => `hotels.0.${field}` as const;
const ofCustomer = (field: CustomerField) => `customer.${field}` as const;

/** Makes a draft of a trip that was found, at the price of now or as it was quoted, and holds its seats. */
export function BookTrip({ name, trip, search, result, onClose }: BookTripProps) {
  const navigate = useNavigate();
  const { profile } = useSession();
  const { currency } = result;
  const form = useContractForm(bookings.createInput, {
    ...bookingOf(trip, search, currency),
    manager_id: profile?.id ?? null,
  });
  const { control } = form;
  const stay = useWatch({ control, name: 'hotels.0' });
  const price = useStayPrice(stay ?? {}, trip.dmc_id);
  const isKept = stay?.priced_by === 'hand';

  const keep = () => {
    const { hotel_net_minor, hotel_sale_minor } = trip;
    if (hotel_net_minor === null || hotel_sale_minor === null) return;
    if (Date.now() > Date.parse(result.expires_at))
      return showSnackbar('The quote is too old. Take the price of now, or enter one by hand.', 'warning');
    const set = { shouldDirty: true };
    form.setValue('hotels.0.priced_by', 'hand', set);
    form.setValue('hotels.0.net_minor', hotel_net_minor, set);
    form.setValue('hotels.0.sale_minor', hotel_sale_minor, set);
    form.setValue('hotels.0.price_reason', `Quoted at ${formatTime(Date.parse(result.priced_at))}`, set);
  };
  const fillIn = async (id: string) => {
    const contact = await contactOf(id);
    for (const field of ['name', 'email', 'phone', 'country_id'] as const)
      if (!form.getValues(`customer.${field}`) && contact[field])
        form.setValue(`customer.${field}`, contact[field], { shouldDirty: true, shouldValidate: true });
    const chosen = form.getValues('traveller_ids') ?? [];
    if (!chosen.includes(id)) form.setValue('traveller_ids', [id, ...chosen], { shouldDirty: true });
  };

  return (
    <FormDialog
      title={`Book ${name}`}
      maxWidth="md"
      form={form}
      save={(values) => {
        const [one] = values.hotels ?? [];
        const sent = { ...values, hotels: one ? [price.toSend(one, 'hotels.0.')] : [] };
        return createBooking(sent, price.onRefusal);
      }}
      saved="Draft made"
      draftKey={`booking-of-${tripId(trip)}`}
      onClose={(done) => {
        if (done) void navigate(pathTo('be-id', { id: done.made.id }));
        else onClose();
      }}
      labels={labels}
    >
      <Flights trip={trip} currency={currency} />
      <StayPrice stay={price.stay} rooms={price.rooms} asked={price.asked} />
      <PriceSinceQuote trip={trip} result={result} quote={price.asked.quote} isKept={isKept} onKeep={keep} />
      <Typography component="h3" variant="subtitle1">
        Customer
      </Typography>
      <CustomerFields control={control} at={ofCustomer} onTraveller={(id) => id && void fillIn(id)} />
      <EntitiesInput
        control={control}
        name="traveller_ids"
        label={labels.traveller_ids}
        collection={travellers}
        query={{}}
        nameOf={fullName}
        hint="The first one leads. Others can be added to the booking later."
      />
      <Typography component="h3" variant="subtitle1">
        Price
      </Typography>
      <PriceFields control={control} at={ofStay} currency={currency} isBlocked={price.isBlocked} />
      <TextInput control={control} name="note_internal" label="Internal note" rows={2} />
    </FormDialog>
  );
}

/** The flights whose seats the draft holds. */
function Flights({ trip, currency }: { trip: FoundTrip; currency: string }) {
  const flights = [trip.outbound, trip.return].flatMap((flight) => flight ?? []);
  if (flights.length === 0) return null;
  return (
    <Box component="ul" aria-label="Flights" sx={{ m: 0, pl: 2.5 }}>
      {flights.map((flight) => (
        <li key={flight.block_seat_id}>
          {flight.flight_number} {flight.origin}–{flight.destination}, {formatDay(flight.departure_date)}{' '}
          {flight.departure_time}–{flight.arrival_time}, {flight.seats_free} seats free,{' '}
          {formatMoney(flight.sale_minor, currency)}
        </li>
      ))}
    </Box>
  );
}
