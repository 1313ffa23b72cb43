import type { FoundSeats, FoundTrip } from '@itinera/shared/contracts';
import { formatDay, formatInstant, formatMoney, stayChargeInWords } from '@itinera/shared/format';

export type OfferLanguage = 'en' | 'ru';

/** Names of an offer in the customer's language. */
export interface OfferNames {
  hotel: string;
  stars: number;
  /** Such as `Jurmala, Latvia`. */
  place: string;
  room: string;
  boarding: string;
}

interface Offer {
  trip: FoundTrip;
  /** Until when the stay is cancelled without a charge. */
  freeUntil: string | undefined;
  names: OfferNames;
  adults: number;
  childAges: readonly number[];
  currency: string;
  expires_at: string;
  /** Name of the company. */
  company: string | undefined;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const words = {
  en: {
    nights: { one: 'night', other: 'nights' },
    adults: { one: 'adult', other: 'adults' },
    children: { one: 'child', other: 'children' },
    aged: 'aged',
    there: 'Flight there',
    back: 'Flight back',
    transfer: 'Transfer from and to the airport included',
    transferOnRequest: 'Transfer on request',
    offers: 'Special offers',
    free: 'Free cancellation until',
    freeStay: 'Free cancellation of the hotel until',
    price: 'Price for everybody',
    noPrice: 'Price on request',
    valid: 'Price and availability as of now, valid until',
  },
  ru: {
    nights: { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' },
    adults: { one: 'взрослый', few: 'взрослых', many: 'взрослых', other: 'взрослых' },
    children: { one: 'ребёнок', few: 'ребёнка', many: 'детей', other: 'ребёнка' },
    aged: 'возраст',
    there: 'Перелёт туда',
    back: 'Перелёт обратно',
    transfer: 'Трансфер из аэропорта и обратно включён',
    transferOnRequest: 'Трансфер по запросу',
    offers: 'Специальные предложения',
    free: 'Бесплатная отмена до',
    freeStay: 'Бесплатная отмена проживания до',
    price: 'Стоимость за всех',
    noPrice: 'Стоимость по запросу',
    valid: 'Цена и наличие мест указаны на текущий момент, предложение действует до',
  },
} as const satisfies Record<OfferLanguage, Record<string, string | Forms>>;

const counted = (count: number, forms: Forms, language: OfferLanguage): string =>
  `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`;

function flight(label: string, seats: FoundSeats): string {
  const arrival =
    seats.arrival_date === seats.departure_date
      ? seats.arrival_time
      : `${formatDay(seats.arrival_date)} ${seats.arrival_time}`;
  const departure = `${formatDay(seats.departure_date)} ${seats.departure_time}`;
  return `${label}: ${seats.carrier} ${seats.flight_number}, ${seats.origin} – ${seats.destination}, ${departure} – ${arrival}`;
}

/** A trip as text for a message to the customer; dates have the Russian format in both languages. */
export function offerText(offer: Offer, language: OfferLanguage): string {
  const { trip, freeUntil, names, adults, childAges, currency, expires_at, company } = offer;
  const say = words[language];
  const guests = [
    counted(adults, say.adults, language),
    ...(childAges.length > 0
      ? [`${counted(childAges.length, say.children, language)} (${say.aged}: ${childAges.join(', ')})`]
      : []),
  ].join(', ');
  const transfer =
    trip.transfer && (trip.transfer.sale_minor === null ? say.transferOnRequest : say.transfer);
  // Flights and transfer have terms of their own.
  const free = trip.outbound || trip.transfer ? say.freeStay : say.free;
  return [
    `${names.hotel}${names.stars > 0 ? ` ${names.stars}★` : ''}, ${names.place}`,
    `${formatDay(trip.check_in)} – ${formatDay(trip.check_out)}, ${counted(trip.nights, say.nights, language)}`,
    `${names.room}, ${names.boarding}`,
    guests,
    trip.outbound && flight(say.there, trip.outbound),
    trip.return && flight(say.back, trip.return),
    transfer,
    trip.offers.length > 0 && `${say.offers}: ${trip.offers.map(({ name }) => name).join(', ')}`,
    freeUntil && `${free} ${formatInstant(freeUntil)}`,
    '',
    trip.sale_minor === null ? say.noPrice : `${say.price}: ${formatMoney(trip.sale_minor, currency)}`,
    ...(trip.charges ?? []).map((charge) => stayChargeInWords(charge, language)),
    `${say.valid} ${formatInstant(expires_at)}`,
    ...(company ? ['', company] : []),
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}
