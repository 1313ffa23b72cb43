import type { BookingState } from '@itinera/shared/contracts';

export type MissingPart = 'services' | 'lead' | 'contact' | 'transfer_price';

interface Parts {
  hotels?: readonly unknown[] | undefined;
  flights?: readonly unknown[] | undefined;
  travellers?: readonly { is_lead: boolean }[] | undefined;
  customer?: { email: string | null; phone: string | null } | null | undefined;
  transfer?: { sale_minor?: number | null | undefined } | null | undefined;
}

/** The remedy for each missing part. */
export const missingAdvice: Record<MissingPart, string> = {
  services: 'Add a stay or a flight.',
  lead: 'Add the lead traveler.',
  contact: 'Enter the e-mail address or the phone number of the customer.',
  transfer_price: 'Enter the sale price of the transfer, which is still on request.',
};

/**
 * Missing parts of a booking for a step: services before a partner is asked; before the customer gets a confirmation also a lead, a
 * contact and all prices, because from then on the customer owes the total.
 */
export function missingFor(
  to: BookingState,
  { hotels, flights, travellers, customer, transfer }: Parts,
): MissingPart[] {
  if (to !== 'on_request' && to !== 'confirmed') return [];
  const missing: MissingPart[] = [];
  if (!hotels?.length && !flights?.length) missing.push('services');
  if (to === 'on_request') return missing;
  if (!travellers?.some(({ is_lead }) => is_lead)) missing.push('lead');
  if (!customer?.email && !customer?.phone) missing.push('contact');
  if (transfer?.sale_minor === null) missing.push('transfer_price');
  return missing;
}
