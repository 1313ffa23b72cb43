import {
  chargeBases,
  hotelChargeKinds,
  hotelCharges,
  type ChargeBasis,
  type HotelChargeKind,
} from '@itinera/shared/contracts';
import { basisInWords, chargeName, chargeRuleInWords } from '@itinera/shared/format';
import type { RuleKind } from '../rules/ruleKind';
import { HotelChargeFields } from './HotelChargeFields';
import { kindWords } from './kindWords';

const isKind = (value: unknown): value is HotelChargeKind => hotelChargeKinds.some((kind) => kind === value);
const isBasis = (value: unknown): value is ChargeBasis => chargeBases.some((basis) => basis === value);

interface Start {
  currency: string;
  /** Who enters it: what guests pay rarely depends on the partner, so staff add it for all. */
  isPartner: boolean;
}

/** Charges that guests pay at a hotel, as a kind of rules. */
export const hotelChargeKind = ({ currency, isPartner }: Start): RuleKind<typeof hotelCharges> => ({
  title: 'Paid at the hotel',
  words: {
    of: hotelCharges,
    noun: 'charge',
    query: {},
    fields: {
      hotel_id: { label: 'Hotel' },
      dmc_id: { label: 'For all partners of the hotel' },
      kind: { label: 'Charge' },
      name: { label: 'Name', hint: 'As customers read it, such as: Eco tax' },
      basis: { label: 'Paid' },
      amount_minor: { label: 'Amount' },
      currency: { label: 'Currency', hint: 'In which the hotel collects it' },
      free_below_age: { label: 'Free below the age of', hint: 'Empty: children pay, too' },
      max_nights: { label: 'Nights at most', hint: 'Empty: every night of the stay' },
      stay_from: { label: 'First day' },
      stay_to: { label: 'Last day' },
      is_included: { label: 'Included in the price', hint: 'Guests don’t pay it at the hotel.' },
      is_refundable: { label: 'Refunded at check-out' },
      is_active: { label: 'Active' },
    },
  },
  Fields: HotelChargeFields,
  whenEmpty:
    'None. Add what guests pay on the spot, such as a city tax: customers read it before they book, and no total contains it.',
  start: ({ days }) => ({
    kind: 'tax',
    basis: 'person_night',
    currency,
    ...(!isPartner && { dmc_id: null }),
    ...(days && { stay_from: days.from, stay_to: days.to }),
  }),
  shown: {
    kind: (value) => (isKind(value) ? kindWords[value] : String(value)),
    basis: (value) => (isBasis(value) ? basisInWords(value) : String(value)),
  },
  nameOf: (charge) => chargeName(charge),
  factsOf: (charge) => [
    chargeRuleInWords(charge).join(' · '),
    ...[charge.dmc_id === null && 'all partners', !charge.is_active && 'inactive'].filter(
      (fact) => typeof fact === 'string',
    ),
  ],
  isCommon: ({ dmc_id }) => dmc_id === null,
  lastDayOf: ({ stay_to }) => stay_to ?? '9999-12-31',
});
