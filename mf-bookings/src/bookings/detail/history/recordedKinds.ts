import {
  airports,
  boardingTypes,
  bookingCustomers,
  bookingDocuments,
  bookingFlights,
  bookingHotels,
  bookingPrices,
  bookings,
  bookingTransfers,
  bookingTravellers,
  flightCarriers,
  hotels,
  instalments,
  payments,
  roomTypes,
  transactions,
  travellers,
  users,
  type AnyCollection,
} from '@itinera/shared/contracts';
import { formatDay, formatInstant, formatMoney, partnerName, personName } from '@itinera/shared/format';
import type { Reference } from '@itinera/shared/forms';
import { nameless, reference } from '@itinera/shared/kinds';
import type { RecordedKind, RecordedKinds } from '@itinera/shared/record';
import { country } from '../../../countries/country';
import { customerLabels } from '../../customer/customerLabels';
import { fullName } from '../../customer/fullName';
import { stateWords } from '../../stateWords';
import { stayLabels } from '../../stay/stayLabels';
import { documentWords } from '../documents/documentWords';
import { directionWords, flightWords } from '../flights/flightWords';
import { generalLabels } from '../general/generalLabels';
import { methodWords, purposeWords } from '../transactions/transactionWords';
import { transferDirections, transferTypes, transferWords } from '../transfer/transferWords';
import { chargesInHistory, costsInHistory, quoteInWords, termsInHistory } from './storedWords';

const named = { with_data: true };
const person = reference({ of: users, query: {}, nameOf: personName });
const airport = reference({ of: airports, query: {}, nameOf: ({ name }) => name });
const references: Readonly<Record<string, Reference>> = {
  manager_id: person,
  dmc_id: reference({ of: users, query: {}, nameOf: partnerName }),
  confirmed_by: person,
  hotel_id: reference({ of: hotels, query: {}, nameOf: ({ name }) => name }),
  room_type_id: reference({
    of: roomTypes,
    query: named,
    nameOf: ({ room_type_name, code }) => room_type_name?.name ?? code ?? nameless,
  }),
  boarding_type_id: reference({
    of: boardingTypes,
    query: named,
    nameOf: ({ boarding_type_name, code }) => boarding_type_name?.name ?? code ?? nameless,
  }),
  country_id: country,
  carrier_id: reference({ of: flightCarriers, query: {}, nameOf: ({ name }) => name }),
  airport_id: airport,
  origin_airport_id: airport,
  destination_airport_id: airport,
  traveller_id: reference({ of: travellers, query: {}, nameOf: fullName }),
};

const days = [
  'check_in',
  'check_out',
  'departure_date',
  'arrival_date',
  'due_date',
  'date',
  'hotel_paid_date',
  'transfer_paid_date',
  'birthday',
];
const instants = ['cancelled_at', 'confirmed_at', 'sent_at', 'voided_at', 'held_until'];
/** Words for codes that the log stores. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: stateWords,
  purpose: purposeWords,
  method: methodWords,
  direction: { ...transferDirections, ...directionWords },
  type: { ...transferTypes, ...documentWords },
};
const amounts = {
  net_minor: 'Net price',
  sale_minor: 'Sale price',
  amount_minor: 'Amount',
  booking_amount_minor: 'Amount in the currency of the booking',
  cancel_fee_minor: 'Cancellation fee',
  extra_net_minor: 'Extras, net',
  extra_sale_minor: 'Extras, sale',
  discount_minor: 'Discount',
};

const wordOf =
  (words: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    words[String(value)] ?? String(value);

const labelsOf = (fields: Readonly<Record<string, { label: string } | undefined>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, words?.label]));

/** Words for the history of a booking in a currency, and of its parts. */
export function recordedKinds(currency: string): RecordedKinds {
  const dayOf = (value: unknown) => formatDay(String(value));
  const amountOf = (value: unknown) => formatMoney(Number(value), currency);
  const shown: RecordedKind['shown'] = {
    ...Object.fromEntries(Object.entries(codes).map(([field, words]) => [field, wordOf(words)])),
    ...Object.fromEntries(instants.map((field) => [field, (value: unknown) => formatInstant(String(value))])),
    ...Object.fromEntries(days.map((field) => [field, dayOf])),
    ...Object.fromEntries(Object.keys(amounts).map((field) => [field, amountOf])),
    quote: quoteInWords,
    cancellation: (value) => termsInHistory(value, currency),
    customer_cancellation: (value) => costsInHistory(value, currency),
    charges: chargesInHistory,
  };

  interface Part {
    noun: string;
    labels?: RecordedKind['labels'];
    /** Fields that can be restored one by one; none for amounts and prices, which have rules of their own. */
    restorable?: readonly string[];
  }

  const part = (collection: AnyCollection, { noun, labels, restorable = [] }: Part): RecordedKind => ({
    collection,
    noun,
    labels: { ...amounts, ...labels },
    references,
    shown,
    isFixed: (field) => !restorable.includes(field),
  });

  const flight = labelsOf(flightWords.fields);
  const transfer = labelsOf(transferWords.fields);
  const apartFromPrices = (labels: object) =>
    Object.keys(labels).filter((field) => field !== 'booking_id' && !(field in amounts));
  return {
    bookings: part(bookings, {
      noun: 'Booking',
      labels: { ...generalLabels, status: 'State', confirm_reason: 'Reason for confirming' },
      restorable: Object.keys(generalLabels),
    }),
    'booking-customers': part(bookingCustomers, {
      noun: 'Customer',
      labels: customerLabels,
      restorable: Object.keys(customerLabels),
    }),
    'booking-hotels': part(bookingHotels, {
      noun: 'Stay',
      labels: {
        ...stayLabels,
        quote: 'Calculation',
        cancellation: 'Cancellation, partner',
        customer_cancellation: 'Cancellation, customer',
        charges: 'Paid at the hotel',
      },
      restorable: ['room_note', 'confirmation_number'],
    }),
    'booking-prices': part(bookingPrices, { noun: 'Price' }),
    'booking-flights': part(bookingFlights, {
      noun: 'Flight',
      labels: {
        ...flight,
        cancellation: 'Cancellation, supplier',
        customer_cancellation: 'Cancellation, customer',
      },
      restorable: apartFromPrices(flight),
    }),
    'booking-transfers': part(bookingTransfers, {
      noun: 'Transfer',
      labels: transfer,
      restorable: apartFromPrices(transfer),
    }),
    'booking-travellers': part(bookingTravellers, {
      noun: 'Traveler',
      labels: { traveller_id: 'Traveler', room_index: 'Room', is_lead: 'Lead traveler' },
      restorable: ['room_index', 'is_lead', 'ticket_number', 'order'],
    }),
    travellers: part(travellers, {
      noun: 'Traveler in the list',
      labels: { first_name: 'First name', last_name: 'Last name', birthday: 'Birthday' },
    }),
    instalments: part(instalments, {
      noun: 'Instalment',
      restorable: ['label', 'due_date'],
    }),
    transactions: part(transactions, { noun: 'Transaction' }),
    'booking-documents': part(bookingDocuments, { noun: 'Document' }),
    payments: part(payments, {
      noun: 'Payment status',
      restorable: ['hotel_paid_date', 'transfer_paid_date', 'note'],
    }),
  };
}
