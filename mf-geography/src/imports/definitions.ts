import {
  airports,
  cities,
  countries,
  flightCarriers,
  places,
  regions,
  resorts,
} from '@itinera/shared/contracts';
import { defineImport } from '@itinera/shared/imports';
import { names, query, shown, toCity, toCountry, toRegion, toResort } from './fields';

const country = {
  kind: 'entry',
  key: 'country_id',
  label: 'Country',
  also: ['Страна'],
  hint: 'A name or an ISO code, such as LV',
  required: true,
  entries: toCountry,
} as const;
const region = {
  kind: 'entry',
  key: 'region_id',
  label: 'Region',
  also: ['Регион'],
  hint: 'A name; where there are two, with the country: Vidzeme, Latvia',
  entries: toRegion,
} as const;
const city = {
  kind: 'entry',
  key: 'city_id',
  label: 'City',
  also: ['Город'],
  hint: 'A name or an IATA code',
  entries: toCity,
} as const;
const resort = {
  kind: 'entry',
  key: 'resort_id',
  label: 'Resort',
  also: ['Курорт'],
  hint: 'A name; where there are two, with the region',
  required: true,
  entries: toResort,
} as const;

const active = { kind: 'flag', key: 'is_active', label: 'Active' } as const;

/** A region has a working name beside those in languages: the first of them. */
function withWorkingName(body: Record<string, unknown>): Record<string, unknown> {
  const first: unknown = Array.isArray(body['names']) ? body['names'][0] : undefined;
  return typeof first === 'object' && first !== null && 'name' in first
    ? { ...body, name: first.name }
    : body;
}

/** What can be imported, by the path of its collection. */
export const definitions = [
  defineImport({
    of: countries,
    noun: 'country',
    label: 'Countries',
    query,
    fields: [
      ...names,
      { kind: 'text', key: 'iso2', label: 'ISO code', also: ['Code'], hint: 'Two letters, such as LV' },
      ...shown,
    ],
    same: [['names'], ['iso2']],
  }),
  defineImport({
    of: regions,
    noun: 'region',
    label: 'Regions',
    query,
    fields: [country, ...names, ...shown],
    same: [['names', 'country_id']],
    complete: withWorkingName,
  }),
  defineImport({
    of: cities,
    noun: 'city',
    label: 'Cities',
    query,
    fields: [
      country,
      ...names,
      { kind: 'text', key: 'iata', label: 'IATA code', hint: 'Three letters, such as RIX' },
      ...shown,
      { kind: 'flag', key: 'is_main', label: 'Main' },
      { kind: 'flag', key: 'is_origin', label: 'Origin' },
    ],
    same: [['names', 'country_id'], ['iata']],
  }),
  defineImport({
    of: resorts,
    noun: 'resort',
    label: 'Resorts',
    query,
    fields: [{ ...region, required: true }, city, ...names, ...shown],
    same: [['names', 'region_id']],
  }),
  defineImport({
    of: places,
    noun: 'place',
    label: 'Places',
    query,
    fields: [
      resort,
      { kind: 'text', key: 'name', label: 'Name', also: ['Название'], required: true },
      { kind: 'flag', key: 'is_city', label: 'Is city' },
      city,
      ...shown,
    ],
    same: [['name', 'resort_id']],
  }),
  defineImport({
    of: airports,
    noun: 'airport',
    label: 'Airports',
    query,
    fields: [
      { kind: 'text', key: 'name', label: 'Name', also: ['Airport', 'Название'], required: true },
      {
        kind: 'text',
        key: 'iata_code',
        label: 'IATA code',
        hint: 'Three letters, such as RIX',
        required: true,
      },
      {
        kind: 'text',
        key: 'gps_code',
        label: 'ICAO code',
        also: ['ICAO'],
        hint: 'Four letters, such as EVRA',
      },
      country,
      region,
      city,
      { kind: 'decimal', key: 'latitude_deg', label: 'Latitude', hint: '−90 to 90, north is positive' },
      { kind: 'decimal', key: 'longitude_deg', label: 'Longitude', hint: '−180 to 180, east is positive' },
      { kind: 'text', key: 'timezone', label: 'Time zone', hint: 'Such as Europe/Riga' },
      { kind: 'flag', key: 'charter_start', label: 'Charter start' },
      active,
    ],
    same: [['iata_code'], ['name', 'country_id']],
  }),
  defineImport({
    of: flightCarriers,
    noun: 'flight carrier',
    label: 'Flight carriers',
    query,
    fields: [
      { kind: 'text', key: 'name', label: 'Name', also: ['Carrier', 'Название'], required: true },
      { kind: 'text', key: 'iata_code', label: 'IATA code', hint: 'Two letters or digits, such as BT' },
      { kind: 'text', key: 'icao_code', label: 'ICAO code', hint: 'Three letters, such as BTI' },
      { ...country, required: false },
      { kind: 'text', key: 'baggage_note', label: 'Baggage' },
      { kind: 'flag', key: 'is_charter', label: 'Charter' },
      active,
    ],
    same: [['name'], ['iata_code']],
  }),
];
