import type { BoardingType, Country, Region, RoomType } from '@itinera/shared/contracts';

const none = '—';

/** Names of reference entries that are read with their data, for selects and filters. */
export const countryName = ({ country_name }: Pick<Country, 'country_name'>): string =>
  country_name?.name ?? none;

export const regionName = ({ region_name, name }: Pick<Region, 'region_name' | 'name'>): string =>
  region_name?.name ?? name;

export const roomTypeName = ({ room_type_name, code }: Pick<RoomType, 'room_type_name' | 'code'>): string =>
  room_type_name?.name ?? code ?? none;

export const boardingTypeName = ({
  boarding_type_name,
  code,
}: Pick<BoardingType, 'boarding_type_name' | 'code'>): string => boarding_type_name?.name ?? code ?? none;
