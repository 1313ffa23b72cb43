import { boardingTypes, graphPrices, roomTypes } from '@itinera/shared/contracts';
import { boardingTypeName, roomTypeName } from '@itinera/shared/format';
import type { EntityWords } from '@itinera/shared/forms';
import { reference } from '@itinera/shared/kinds';

/** Words of the form of a row. */
export const priceRowWords: EntityWords<typeof graphPrices> = {
  of: graphPrices,
  noun: 'row',
  query: {},
  fields: {
    room_type_id: {
      label: 'Room',
      from: reference({
        of: roomTypes,
        query: { with_data: true },
        nameOf: roomTypeName,
      }),
    },
    boarding_type_id: {
      label: 'Boarding',
      from: reference({
        of: boardingTypes,
        query: { with_data: true },
        nameOf: boardingTypeName,
      }),
    },
    adult: { label: 'Adults', hint: 'A row with 0 adults is not sold.' },
    children: { label: 'Children' },
    child_bands: { label: 'Ages of the children' },
    is_active: { label: 'Active', hint: 'An inactive row is not sold.' },
  },
};
