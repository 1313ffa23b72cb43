import type { HotelFormat, HotelType, Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../rest/entries/embed';
import { findNames, type LocalNames } from '../../rest/entries/localNames';
import {
  hotelFormatNamesTable,
  hotelFormatsTable,
  hotelTypeNamesTable,
  hotelTypesTable,
} from './classification.table';

const typeNames: LocalNames = { table: hotelTypeNamesTable, owner: hotelTypeNamesTable.hotel_type_id };
const formatNames: LocalNames = {
  table: hotelFormatNamesTable,
  owner: hotelFormatNamesTable.hotel_format_id,
};

export async function findTypes(
  tx: Transaction,
  ids: string[],
  locale: Locale,
): Promise<Map<string, HotelType>> {
  const rows = await selectByIds(tx, hotelTypesTable, ids);
  const names = await findNames(tx, typeNames, idsIn(rows, 'id'), locale);
  return byId(rows.map((row) => ({ ...row, hotel_type_name: lookUp(names, row.id) })));
}

export async function findFormats(
  tx: Transaction,
  ids: string[],
  locale: Locale,
): Promise<Map<string, HotelFormat>> {
  const rows = await selectByIds(tx, hotelFormatsTable, ids);
  const names = await findNames(tx, formatNames, idsIn(rows, 'id'), locale);
  return byId(rows.map((row) => ({ ...row, hotel_format_name: lookUp(names, row.id) })));
}
