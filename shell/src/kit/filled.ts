import type { Hotel } from '@itinera/shared/contracts';
import type { KitValues } from './kitForm';

/** Values of all fields; ids and the picture belong to the running product. */
export const filled = (hotel: Hotel, themes: { id: string }[], regionId: string): KitValues => ({
  name: 'Baltic Beach',
  note: 'Right at the sea,\nwith a pine forest behind it.',
  nights: 12.5,
  is_active: true,
  board: 'AI',
  boards: ['RO', 'AI'],
  price: 125_050,
  share: 1250,
  rate: 1_082_500,
  day: '2027-03-01',
  from: '2027-03-01',
  to: '2027-03-08',
  arrival: '14:00',
  names: [
    { locale: 'en', name: 'Baltic Beach' },
    { locale: 'ru', name: 'Балтийский пляж' },
  ],
  picture: hotel.hotel_images?.[0]?.file_name ?? null,
  periods: [{ name: 'Spring' }, { name: 'Summer' }],
  hotel_id: hotel.id,
  theme_ids: themes.slice(0, 3).map(({ id }) => id),
  currency: 'EUR',
  region_id: regionId,
});
