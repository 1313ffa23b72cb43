import type { Hotel } from '@itinera/shared/contracts';

const stamp = '2027-03-01T12:00:00.000Z';
const shown = { show_in_filter: true, order: 0 };
export const testId = (number: number) => `019aa0c4-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A hotel with all that `with_data=true` embeds. */
export function aHotel(changes: Partial<Hotel> = {}): Hotel {
  const named = (id: number, name: string) => ({ id: testId(id), locale: 'en' as const, name });
  const country = { id: testId(901), iso2: 'LV', ...shown, country_name: named(801, 'Latvia') };
  const region = {
    id: testId(902),
    country_id: country.id,
    name: 'Riga region',
    ...shown,
    region_name: named(802, 'Riga region'),
    country,
  };
  const resort = {
    id: testId(903),
    region_id: region.id,
    city_id: null,
    ...shown,
    resort_name: named(803, 'Jurmala'),
    region,
  };
  const place = {
    id: testId(904),
    resort_id: resort.id,
    city_id: null,
    name: 'Majori',
    is_city: true,
    ...shown,
    resort,
  };
  return {
    id: testId(1),
    name: 'Baltic Beach',
    place_id: place.id,
    hotel_class_id: testId(905),
    hotel_type_id: null,
    hotel_format_id: null,
    hotel_chain_id: null,
    beach_type_id: null,
    room_type_id: [],
    boarding_type_id: [],
    stars: 4.5,
    distance_to_beach: 0.2,
    distance_to_city: 12,
    distance_to_slope: null,
    beach_line_num: 1,
    is_beach_private: false,
    latitude: 56.97,
    longitude: 23.78,
    trip_advisor_id: null,
    trip_advisor_url: null,
    trip_advisor_rating: 4.5,
    google_rating_id: null,
    google_rating: null,
    time_zone: null,
    is_active: true,
    is_recommended: false,
    is_bestseller: false,
    is_visited: false,
    status_note: null,
    url_pretty_name: 'baltic-beach',
    keywords: 'sea, spa',
    child_age: { from: 2, to: 11 },
    child_age_limits: [{ from_age: 2, to_age: 11 }],
    check_in_time: '14:00',
    check_out_time: '12:00',
    created_at: stamp,
    updated_at: stamp,
    place,
    hotel_class: { id: testId(905), name: 'Premium', ...shown },
    hotel_type: null,
    hotel_format: null,
    hotel_chain: null,
    hotel_themes: [],
    hotel_images: [
      {
        id: testId(906),
        hotel_id: testId(1),
        file_name: 'cover.webp',
        order: 1,
        alt: null,
        created_at: stamp,
        updated_at: stamp,
      },
    ],
    ...changes,
  };
}
