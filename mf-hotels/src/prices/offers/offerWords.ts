import { offers, type Offer, type OfferType } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import type { EntityWords } from '@itinera/shared/forms';

export const typeLabels: Record<OfferType, string> = {
  early_booking: 'Early booking',
  last_minute: 'Last minute',
  long_stay: 'Long stay',
  stay_pay: 'Free nights',
  discount: 'Discount',
};

export const typeChoices = Object.entries(typeLabels).map(([value, label]) => ({ value, label }));

export const valueChoices = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount_per_night', label: 'Amount per night' },
];

export const stayRuleChoices = [
  { value: 'night', label: 'Only the nights within these days' },
  { value: 'arrival', label: 'The whole stay, if it begins within these days' },
  { value: 'whole', label: 'The whole stay, if every night is within these days' },
];

export const freeNightChoices = [
  { value: 'cheapest', label: 'The cheapest' },
  { value: 'last', label: 'The last' },
  { value: 'first', label: 'The first' },
];

export const offerWords: EntityWords<typeof offers> = {
  of: offers,
  noun: 'offer',
  query: {},
  fields: {
    hotel_id: { label: 'Hotel' },
    dmc_id: { label: 'Partner' },
    name: { label: 'Name', hint: 'Shown with the price, such as: Early bird 15 %' },
    type: { label: 'Type', hint: 'Of each type one offer is applied to a stay.' },
    value_type: { label: 'Reduced by' },
    value_bp: { label: 'Reduction' },
    value_minor: { label: 'Reduction per night' },
    booking_from: { label: 'Booked from' },
    booking_to: { label: 'Booked until' },
    days_before_min: { label: 'Days before check-in, at least', hint: 'Empty: any number' },
    days_before_max: { label: 'Days before check-in, at most' },
    stay_from: { label: 'First night' },
    stay_to: { label: 'Last night' },
    stay_rule: { label: 'Reduces' },
    min_nights: { label: 'Nights at least' },
    max_nights: { label: 'Nights at most', hint: 'Empty: any number' },
    arrival_weekdays: { label: 'Arrival on', hint: 'None selected: any day' },
    stay_nights: { label: 'Nights stayed' },
    pay_nights: { label: 'Nights paid' },
    repeat: { label: 'Again for each further time', hint: '7 = 6 is also 14 = 12.' },
    free_night: { label: 'Free night' },
    room_type_ids: { label: 'Rooms', hint: 'None selected: all rooms' },
    boarding_type_ids: { label: 'Boardings', hint: 'None selected: all boardings' },
    combinable: { label: 'Together with other offers', hint: 'With those that allow it, too.' },
    priority: { label: 'Order', hint: 'Offers with smaller numbers are applied first.' },
    is_active: { label: 'Active' },
  },
};

type Value = Pick<Offer, 'type' | 'value_type' | 'value_bp' | 'value_minor' | 'stay_nights' | 'pay_nights'>;

/** Such as `−15 %`, `−5,00 EUR per night` or `7 = 6`. */
export function formatReduction(offer: Value, currency: string): string {
  if (offer.type === 'stay_pay') return `${offer.stay_nights ?? '?'} = ${offer.pay_nights ?? '?'}`;
  if (offer.value_type === 'percent') return `−${((offer.value_bp ?? 0) / 100).toLocaleString('ru')} %`;
  return `−${formatMoney(offer.value_minor ?? 0, currency)} per night`;
}
