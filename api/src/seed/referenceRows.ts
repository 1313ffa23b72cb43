import { demoAirports, demoCarriers, demoCities, demoOrigins } from './data/airports';
import { demoCountries } from './data/geography';
import { demoBeaches, demoBoardings, demoFeatures, demoRooms } from './data/stays';
import { names } from './demoRows';
import { derivedId } from './derivedId';

const created = '2025-08-01T08:00:00.000Z';
const stamps = { created_at: created, updated_at: created };

const cityId = (iso2: string, city: string): string => derivedId(`country ${iso2} city ${city}`);

export function cityRows() {
  const listed = Object.entries(demoCities).flatMap(([iso2, cities]) =>
    cities.map(([en, ru, iata], order) => ({ iso2, en, ru, iata, order })),
  );
  return {
    cities: listed.map(({ iso2, en, iata, order }) => ({
      id: cityId(iso2, en),
      country_id: derivedId(`country ${iso2}`),
      iata,
      order,
      is_main: order === 0,
      is_origin: demoOrigins.includes(en),
    })),
    cityNames: listed.flatMap(({ iso2, en, ru }) =>
      names(`country ${iso2} city ${en}`, en, ru).map((name) => ({ ...name, city_id: cityId(iso2, en) })),
    ),
  };
}

export const airportRows = () =>
  demoCountries.flatMap(({ iso2, en: country }) =>
    (demoAirports[iso2] ?? []).map(
      ([iata_code, gps_code, name, region, city, latitude_deg, longitude_deg, timezone]) => ({
        id: derivedId(`airport ${iata_code}`),
        name,
        iata_code,
        gps_code,
        ident: gps_code,
        type: 'large_airport',
        scheduled_service: 'yes',
        country_id: derivedId(`country ${iso2}`),
        iso_country: country,
        region_id: region === null ? null : derivedId(`country ${iso2} region ${region}`),
        iso_region: region,
        city_id: city === null ? null : cityId(iso2, city),
        municipality: city,
        latitude_deg,
        longitude_deg,
        timezone,
        charter_start: city !== null && demoOrigins.includes(city),
        is_active: iata_code !== 'TAY',
        ...stamps,
      }),
    ),
  );

export const carrierRows = () =>
  demoCarriers.map(([name, iata_code, icao_code, iso2, is_charter]) => ({
    id: derivedId(`carrier ${name}`),
    name,
    iata_code,
    icao_code,
    country_id: iso2 === null ? null : derivedId(`country ${iso2}`),
    is_charter,
    baggage_note: is_charter ? 'Hand luggage 8 kg, checked 20 kg' : null,
    is_active: name !== 'Electra Airways',
    ...stamps,
  }));

export function stayRows() {
  const boardings = Object.entries(demoBoardings);
  const rooms = Object.entries(demoRooms);
  const features = Object.entries(demoFeatures).flatMap(([group, list]) =>
    list.map(([en, ru], order) => ({ group: group as keyof typeof demoFeatures, en, ru, order })),
  );
  return {
    beachTypes: demoBeaches.map(([name]) => ({ id: derivedId(`beach ${name}`), name })),
    beachTypeNames: demoBeaches.flatMap(([en, ru]) =>
      names(`beach ${en}`, en, ru).map((name) => ({ ...name, beach_type_id: derivedId(`beach ${en}`) })),
    ),
    boardingTypes: boardings.map(([code], order) => ({ id: derivedId(`boarding ${code}`), code, order })),
    boardingTypeNames: boardings.flatMap(([code, [en, ru]]) =>
      names(`boarding ${code}`, en, ru).map((name) => ({
        ...name,
        boarding_type_id: derivedId(`boarding ${code}`),
      })),
    ),
    roomTypes: rooms.map(([code, [, , max_adults, max_children, max_guests]], order) => ({
      id: derivedId(`room ${code}`),
      code,
      max_adults,
      max_children,
      max_guests,
      order,
    })),
    roomTypeNames: rooms.flatMap(([code, [en, ru]]) =>
      names(`room ${code}`, en, ru).map((name) => ({ ...name, room_type_id: derivedId(`room ${code}`) })),
    ),
    features: features.map(({ group, en, order }) => ({
      id: derivedId(`feature ${en}`),
      group,
      name: en,
      order,
      is_filter: order === 0,
    })),
    featureNames: features.flatMap(({ en, ru }) =>
      names(`feature ${en}`, en, ru).map((name) => ({ ...name, feature_id: derivedId(`feature ${en}`) })),
    ),
  };
}
