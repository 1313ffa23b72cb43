/** Fields that the price of a stay depends on: it keeps the agreed price until one of them changes. */
export const stayPriceFields = [
  'hotel_id',
  'room_type_id',
  'boarding_type_id',
  'check_in',
  'check_out',
  'adults',
  'child_ages',
  'rooms',
] as const;
