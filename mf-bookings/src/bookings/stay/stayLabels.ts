/** Labels of the fields of a stay. */
export const stayLabels = {
  hotel_id: 'Hotel',
  room_type_id: 'Room type',
  boarding_type_id: 'Boarding',
  check_in: 'Check-in',
  check_out: 'Check-out',
  adults: 'Adults',
  child_ages: 'Ages of children',
  rooms: 'Rooms',
  priced_by: 'Price',
  net_minor: 'Net price',
  sale_minor: 'Sale price',
  is_free: 'Sell for nothing',
  price_reason: 'Reason for the price',
  override_reason: 'Reason for selling it nevertheless',
  room_note: 'Note on the room',
  confirmation_number: 'Confirmation number',
} as const;

export type StayField = Exclude<keyof typeof stayLabels, 'confirmation_number'>;

export const pricedByOptions = [
  { value: 'engine', label: 'As the price list says' },
  { value: 'hand', label: 'Entered by hand' },
];
