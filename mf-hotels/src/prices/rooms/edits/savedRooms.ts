import {
  allotments,
  mostAllotmentDays,
  quotesPath,
  saveAllotmentDaysPath,
  type AllotmentDayChange,
  type AllotmentDayVerdict,
  type SaveAllotmentDaysInput,
} from '@itinera/shared/contracts';
import { act, readAgain } from '@itinera/shared/data';
import type { PriceOwner } from '../../cells/saveCells';
import type { SavedKind } from '../../save/savedKind';
import type { Span } from '../model/span';
import { cacheDays } from '../model/useAllotmentDays';
import { readRooms, roomsText } from './readRooms';

const valueOf = (text: string): number | null => readRooms(text).value ?? null;

/** Saves nights in one call, after pending saves of the same hotel; a lost answer is retried once. */
function sendDays(hotel_id: string, days: readonly AllotmentDayChange[], key: string) {
  const body: SaveAllotmentDaysInput = { hotel_id, days: [...days] };
  const isAnswer = (answer: object) =>
    'result' in answer && Array.isArray(answer.result) && answer.result.length === days.length;
  const turn = [`${saveAllotmentDaysPath}/${hotel_id}`];
  return act<AllotmentDayVerdict[]>({ path: saveAllotmentDaysPath, body, turn, isAnswer }, key);
}

/** Rooms of nights, as a sheet saves them. `shown`: the nights that are loaded. */
export const roomsKind = (
  owner: PriceOwner,
  shown: Span,
): SavedKind<AllotmentDayChange, AllotmentDayVerdict> => ({
  noun: 'night',
  most: mostAllotmentDays,
  send: (days, key) => sendDays(owner.hotel_id, days, key),
  changeOf: ({ row, column, text, base }) => ({
    allotment_id: row,
    day: column,
    rooms: valueOf(text),
    was: valueOf(base),
  }),
  inverseOf: ({ rooms, was, ...night }) => ({ ...night, rooms: was, was: rooms }),
  cellIdOf: ({ allotment_id, day }) => ({ row: allotment_id, column: day }),
  textOf: ({ rooms }) => roomsText(rooms),
  show: (judged) =>
    cacheDays(
      owner,
      shown,
      judged.map(({ cell, verdict: { status, current = null } }) => ({
        ...cell,
        rooms: status === 'conflict' ? current : cell.rooms,
      })),
    ),
  readAgain: () => {
    void readAgain(allotments);
    void readAgain({ path: quotesPath, partOf: undefined });
  },
});
