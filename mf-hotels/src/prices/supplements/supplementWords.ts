import { boardingSupplements } from '@itinera/shared/contracts';
import type { EntityWords } from '@itinera/shared/forms';

export const supplementWords: EntityWords<typeof boardingSupplements> = {
  of: boardingSupplements,
  noun: 'boarding supplement',
  query: {},
  fields: {
    hotel_id: { label: 'Hotel' },
    dmc_id: { label: 'Partner' },
    from_boarding_type_id: { label: 'Added to', hint: 'A boarding with prices of its own' },
    boarding_type_id: { label: 'Boarding' },
    adult_minor: { label: 'Per adult and night' },
    child_minor: { label: 'Per child and night' },
    is_free: {
      label: 'Sell for nothing',
      hint: 'Guests pay 0 for this boarding. To have no price, delete it instead.',
    },
    period_id: { label: 'Period', hint: 'Empty: all periods' },
  },
};
