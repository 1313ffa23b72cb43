import { airports } from '@itinera/shared/contracts';
import { city } from '../geography/cities/city';
import { country } from '../geography/countries/country';
import { region } from '../geography/regions/region';
import { defineKind, isActive, onPage } from '@itinera/shared/kinds';

export const airport = defineKind({
  of: airports,
  noun: 'airport',
  label: 'Airports',
  ...onPage('airports'),
  nameOf: ({ name }) => name,
  foundBy: ['iata_code', 'name'],
  within: ['city.city_name.name', 'country.country_name.name'],
  whenEmpty: 'Add the first airport. Hotels and flights are linked to airports.',
  fields: {
    name: { label: 'Name', also: ['Airport', 'Название'] },
    iata_code: { label: 'IATA code', hint: 'Three letters, such as RIX' },
    gps_code: { label: 'ICAO code', hint: 'Four letters, such as EVRA', also: ['ICAO'] },
    country_id: { label: 'Country', from: country },
    region_id: { label: 'Region', from: region },
    city_id: { label: 'City', from: city },
    latitude_deg: { type: 'decimal', label: 'Latitude', hint: '−90 to 90, north is positive' },
    longitude_deg: { type: 'decimal', label: 'Longitude', hint: '−180 to 180, east is positive' },
    timezone: { label: 'Time zone', hint: 'Such as Europe/Riga' },
    charter_start: { type: 'flag', label: 'Charter flights start here', short: 'Charter start' },
    is_active: isActive,
  },
  same: [['iata_code'], ['name', 'country_id']],
});
