import {
  beachTypes,
  boardingTypes,
  countries,
  hotelChains,
  hotelClasses,
  hotelFormats,
  hotelThemes,
  hotelTypes,
  places,
  regions,
  resorts,
  users,
  type Query,
} from '@itinera/shared/contracts';
import { partnerName } from '@itinera/shared/format';
import { entityFilter, type Filter } from '@itinera/shared/grid';

const named = ({ name }: { name: string }) => name;

export const filters: Filter[] = [
  entityFilter({
    key: 'country_id',
    label: 'Country',
    collection: countries,
    query: () => ({ with_data: true }),
    nameOf: ({ country_name }) => country_name?.name ?? '—',
  }),
  entityFilter({
    key: 'region_id',
    label: 'Region',
    within: 'country_id',
    collection: regions,
    query: ({ country_id }) => ({ with_data: true, country_id }),
    nameOf: ({ name, region_name }) => region_name?.name ?? name,
  }),
  entityFilter({
    key: 'resort_id',
    label: 'Resort',
    within: 'region_id',
    collection: resorts,
    query: ({ region_id }) => ({ with_data: true, region_id }),
    nameOf: ({ resort_name }) => resort_name?.name ?? '—',
  }),
  entityFilter({
    key: 'place_id',
    label: 'Place',
    within: 'resort_id',
    collection: places,
    query: ({ resort_id }) => ({ resort_id }),
    nameOf: named,
  }),
  entityFilter({
    key: 'hotel_class_id',
    label: 'Class',
    several: true,
    collection: hotelClasses,
    nameOf: named,
  }),
  { kind: 'range', key: 'stars', label: 'Stars' },
  entityFilter({
    key: 'hotel_type_id',
    label: 'Type',
    several: true,
    collection: hotelTypes,
    query: () => ({ with_data: true }),
    nameOf: ({ hotel_type_name }) => hotel_type_name?.name ?? '—',
  }),
  entityFilter({
    key: 'hotel_format_id',
    label: 'Format',
    several: true,
    collection: hotelFormats,
    query: () => ({ with_data: true }),
    nameOf: ({ hotel_format_name }) => hotel_format_name?.name ?? '—',
  }),
  entityFilter({
    key: 'hotel_chain_id',
    label: 'Chain',
    several: true,
    collection: hotelChains,
    nameOf: named,
  }),
  entityFilter({
    key: 'hotel_theme_id',
    label: 'Theme',
    several: true,
    collection: hotelThemes,
    nameOf: named,
  }),
  entityFilter({
    key: 'beach_type_id',
    label: 'Beach',
    several: true,
    collection: beachTypes,
    query: () => ({ with_data: true }),
    nameOf: ({ beach_type_name, name }) => beach_type_name?.name ?? name,
  }),
  entityFilter({
    key: 'boarding_type_id',
    label: 'Boarding',
    several: true,
    collection: boardingTypes,
    query: () => ({ with_data: true }),
    nameOf: ({ boarding_type_name }) => boarding_type_name?.name ?? '—',
  }),
  { kind: 'switch', key: 'is_active', label: 'Active' },
  { kind: 'switch', key: 'is_bestseller', label: 'Bestseller' },
  { kind: 'switch', key: 'is_recommended', label: 'Recommended' },
  { kind: 'switch', key: 'is_visited', label: 'Visited' },
  { kind: 'switch', key: 'has_images', label: 'Has images' },
  { kind: 'switch', key: 'has_description', label: 'Has a description' },
];

/** A partner's list shows only that partner's hotels anyway. */
export const partnerFilter = entityFilter({
  key: 'dmc_id',
  label: 'Partner',
  collection: users,
  query: (): Query<typeof users> => ({ role: 'dmc', status: 'active' }),
  nameOf: partnerName,
});
