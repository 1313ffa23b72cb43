import { hotelDmcs, users } from '@itinera/shared/contracts';
import { partnerName } from '@itinera/shared/format';
import type { EntityWords } from '@itinera/shared/forms';
import { reference } from '@itinera/shared/kinds';

export const partnerSource = {
  collection: users,
  query: { role: 'dmc', status: 'active' },
  nameOf: partnerName,
} as const;

/** Words of the form of a hotel's link to a partner. */
export const partnerLink: EntityWords<typeof hotelDmcs> = {
  of: hotelDmcs,
  noun: 'link to partner',
  query: {},
  fields: {
    // It has no input, but a label for messages.
    hotel_id: { label: 'Hotel' },
    dmc_id: {
      label: 'Partner',
      hint: 'A partner that is linked already is not offered.',
      from: reference({ of: users, query: {}, nameOf: partnerName }),
    },
    currency: { label: 'Currency' },
    contract_from: { label: 'Contract from' },
    contract_to: { label: 'Contract until' },
    payment_terms_days: { label: 'Payment terms, days' },
    markup_bp: { label: 'Mark-up', hint: 'Empty: the general mark-up' },
    note: { label: 'Note', hint: 'Only staff read it.' },
    is_default: { label: 'Default partner' },
    is_active: { label: 'Active', hint: 'An inactive partner does not see the hotel.' },
  },
};
