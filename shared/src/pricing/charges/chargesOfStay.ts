import { hotelChargeKinds, type StayCharge } from '@itinera/shared/contracts';
import type { BookCharge } from '../book';
import { byId } from '../indexed';
import { unitsOf, type ChargedParty } from './unitsOf';

/** By code units, so that the order is the same in all languages. */
const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const inOrder = (one: BookCharge, other: BookCharge): number =>
  hotelChargeKinds.indexOf(one.kind) - hotelChargeKinds.indexOf(other.kind) ||
  byText(one.name ?? '', other.name ?? '') ||
  byId(one, other);

/** What the guests of a stay pay at the hotel, charge by charge; those that come to nothing are skipped. */
export const chargesOfStay = (charges: readonly BookCharge[], party: ChargedParty): StayCharge[] =>
  charges
    .filter(({ is_active }) => is_active)
    .toSorted(inOrder)
    .map((charge) => ({
      charge_id: charge.id,
      kind: charge.kind,
      name: charge.name,
      basis: charge.basis,
      unit_minor: charge.amount_minor,
      amount_minor: charge.amount_minor * unitsOf(charge, party),
      currency: charge.currency,
      is_included: charge.is_included,
      is_refundable: charge.is_refundable,
    }))
    .filter(({ amount_minor }) => amount_minor > 0);
