import type { BeachType, BoardingType, Feature, Locale, RoomType } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../rest/entries/embed';
import { findNames, type LocalNames } from '../../rest/entries/localNames';
import { featureNamesTable, featuresTable } from './features.table';
import {
  beachTypeNamesTable,
  beachTypesTable,
  boardingTypeNamesTable,
  boardingTypesTable,
  roomTypeNamesTable,
  roomTypesTable,
} from './stays.table';

const beachNames: LocalNames = { table: beachTypeNamesTable, owner: beachTypeNamesTable.beach_type_id };
const boardingNames: LocalNames = {
  table: boardingTypeNamesTable,
  owner: boardingTypeNamesTable.boarding_type_id,
};
const roomNames: LocalNames = { table: roomTypeNamesTable, owner: roomTypeNamesTable.room_type_id };
const featureNames: LocalNames = { table: featureNamesTable, owner: featureNamesTable.feature_id };

type Found<T> = Promise<Map<string, T>>;

export async function findBeachTypes(tx: Transaction, ids: string[], locale: Locale): Found<BeachType> {
  const rows = await selectByIds(tx, beachTypesTable, ids);
  const names = await findNames(tx, beachNames, idsIn(rows, 'id'), locale);
  return byId(rows.map((row) => ({ ...row, beach_type_name: lookUp(names, row.id) })));
}

export async function findBoardingTypes(tx: Transaction, ids: string[], locale: Locale): Found<BoardingType> {
  const rows = await selectByIds(tx, boardingTypesTable, ids);
  const names = await findNames(tx, boardingNames, idsIn(rows, 'id'), locale);
  return byId(rows.map((row) => ({ ...row, boarding_type_name: lookUp(names, row.id) })));
}

export async function findRoomTypes(tx: Transaction, ids: string[], locale: Locale): Found<RoomType> {
  const rows = await selectByIds(tx, roomTypesTable, ids);
  const names = await findNames(tx, roomNames, idsIn(rows, 'id'), locale);
  return byId(rows.map((row) => ({ ...row, room_type_name: lookUp(names, row.id) })));
}

export async function findFeatures(tx: Transaction, ids: string[], locale: Locale): Found<Feature> {
  const rows = await selectByIds(tx, featuresTable, ids);
  const names = await findNames(tx, featureNames, idsIn(rows, 'id'), locale);
  return byId(rows.map((row) => ({ ...row, feature_name: lookUp(names, row.id) })));
}
