import type { ChargeBasis, HotelChargeKind } from '@itinera/shared/contracts';

export const kindWords: Readonly<Record<HotelChargeKind, string>> = {
  tax: 'City tax',
  resort_fee: 'Resort fee',
  deposit: 'Deposit',
  other: 'Other',
};

/** What each kind is usually charged for. */
export const usualBasis: Readonly<Record<HotelChargeKind, ChargeBasis>> = {
  tax: 'person_night',
  resort_fee: 'room_night',
  deposit: 'room_stay',
  other: 'person_stay',
};
