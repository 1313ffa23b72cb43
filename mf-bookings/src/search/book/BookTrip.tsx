import { servicesOfTrip } from '@itinera/shared/bookings';
import type { FoundTrip, SearchInput, SearchResult } from '@itinera/shared/contracts';
import { formatTime } from '@itinera/shared/format';
import { FormDialog, TextInput, useWatch } from '@itinera/shared/forms';
import { useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { showSnackbar, useSession } from '@itinera/shared/state';
import { Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { createBooking } from '../../bookings/add/createBooking';
import { contactOf } from '../../bookings/customer/contactOf';
import { CustomerFields } from '../../bookings/customer/CustomerFields';
import { customerLabels, type CustomerField } from '../../bookings/customer/customerLabels';
import { PriceFields } from '../../bookings/stay/PriceFields';
import { stayLabels, type StayField } from '../../bookings/stay/stayLabels';
import { StayPrice } from '../../bookings/stay/StayPrice';
import { useStayPrice } from '../../bookings/stay/useStayPrice';
import { tripId } from '../result/foundRows';
import { bookingOf } from './bookingOf';
import { PartyCards, realPartyOf, useParty } from './party/PartyCards';
import { personLabels } from './party/personLabels';
import { RealAges, type Offer } from './party/RealAges';
import { useTripForm } from './party/useTripForm';
import { PriceSinceQuote } from './PriceSinceQuote';
import { TripServices } from './TripServices';
import { useSeenTotal } from './useSeenTotal';

interface BookTripProps {
  /** Name of the trip: hotel, room, boarding and days. */
  name: string;
  trip: FoundTrip;
  search: SearchInput;
  result: SearchResult;
  onClose: () => void;
}

const labels = {
  ...Object.fromEntries(Object.entries(customerLabels).map(([name, label]) => [`customer.${name}`, label])),
  ...Object.fromEntries(Object.entries(stayLabels).map(([name, label]) => [`hotels.${name}`, label])),
  hotels: 'Stay',
  flights: 'Flight',
  'flights.seats': 'Seats',
  'flights.block_seat_id': 'Flight',
  party: 'Travelers',
  'party.traveller_id': 'Traveler',
  ...Object.fromEntries(
    Object.entries(personLabels).map(([name, label]) => [`party.traveller.${name}`, label]),
  ),
};

const ofStay = (field: StayField) => `hotels.0.${field}` as const;
const ofCustomer = (field: CustomerField) => `customer.${field}` as const;

/** Adds a draft for a found trip, at the current or the quoted price, and holds its seats. */
export function BookTrip({ name, onClose, ...found }: BookTripProps) {
  const [offer, setOffer] = useState<Offer>(found);
  const { trip, result } = offer;
  const navigate = useNavigate();
  const { profile } = useSession();
  const { currency } = result;
  const form = useTripForm({
    ...bookingOf(found.trip, found.search, currency),
    manager_id: profile?.id ?? null,
  });
  const { control } = form;
  const stay = useWatch({ control, name: 'hotels.0' });
  const price = useStayPrice(stay ?? {}, trip.dmc_id);
  const isKept = stay?.priced_by === 'hand';
  const party = useParty(form);
  const real = realPartyOf(party);
  const total = useSeenTotal(trip, currency);

  const quotedThen = `Quoted at ${formatTime(Date.parse(result.priced_at))}`;
  const keep = () => {
    const { hotel_net_minor, hotel_sale_minor } = trip;
    if (hotel_net_minor === null || hotel_sale_minor === null) return;
    if (Date.now() > Date.parse(result.expires_at))
      return showSnackbar('The quote is too old. Take the price of now, or enter one by hand.', 'warning');
    const set = { shouldDirty: true };
    form.setValue('hotels.0.priced_by', 'hand', set);
    form.setValue('hotels.0.net_minor', hotel_net_minor, set);
    form.setValue('hotels.0.sale_minor', hotel_sale_minor, set);
    // Its prices say that it is free.
    form.setValue('hotels.0.is_free', hotel_sale_minor === 0, set);
    form.setValue('hotels.0.quoted_at', result.priced_at, set);
    form.setValue('hotels.0.price_reason', quotedThen, set);
  };
  const fillIn = async (id: string) => {
    const contact = await contactOf(id);
    for (const field of ['name', 'email', 'phone', 'country_id'] as const)
      if (!form.getValues(`customer.${field}`) && contact[field])
        form.setValue(`customer.${field}`, contact[field], { shouldDirty: true, shouldValidate: true });
  };
  /** Switches to the same trip for the real ages. */
  const take = (taken: Offer, order: readonly number[]) => {
    const set = { shouldDirty: true };
    const { hotels, flights, transfer } = servicesOfTrip(taken.trip, taken.search);
    const party = form.getValues('party') ?? [];
    form.setValue('hotels', hotels, set);
    form.setValue('flights', flights, set);
    if (transfer) form.setValue('transfer', transfer, set);
    form.setValue(
      'party',
      order.map((index) => ({ ...party[index] })),
      set,
    );
    setOffer(taken);
  };

  return (
    <FormDialog
      title={`Book ${name}`}
      saveVerb="Make draft"
      size="md"
      form={form}
      save={(values) => {
        const [one] = values.hotels ?? [];
        // With another reason it is no longer a quote, but a manual price.
        const quoted_at = one?.price_reason === quotedThen ? one.quoted_at : undefined;
        const sent = { ...values, hotels: one ? [price.toSend({ ...one, quoted_at }, 'hotels.0.')] : [] };
        return createBooking(total.toSend(sent), (error) => total.onRefusal(error, price.onRefusal));
      }}
      saved="Draft made"
      draftKey={`booking-of-${tripId(found.trip)}`}
      onClose={(done) => {
        if (done) void navigate(pathTo('be-id', { id: done.made.id }));
        else onClose();
      }}
      labels={labels}
    >
      <StayPrice stay={price.stay} rooms={price.rooms} asked={price.asked} />
      <TripServices
        trip={trip}
        currency={currency}
        stay_minor={isKept ? stay?.sale_minor : price.asked.quote?.sale?.sale_minor}
      />
      <PriceSinceQuote trip={trip} result={result} quote={price.asked.quote} isKept={isKept} onKeep={keep} />
      <PartyCards form={form} party={party} />
      {real && <RealAges offer={offer} party={real} onTake={(taken) => take(taken, real.order)} />}
      <Typography component="h3" variant="subtitle1">
        Customer
      </Typography>
      <CustomerFields control={control} at={ofCustomer} onTraveller={(id) => id && void fillIn(id)} />
      <Typography component="h3" variant="subtitle1">
        Price
      </Typography>
      <PriceFields control={control} at={ofStay} currency={currency} isBlocked={price.isBlocked} />
      <TextInput control={control} name="note_internal" label="Internal note" rows={2} />
    </FormDialog>
  );
}
