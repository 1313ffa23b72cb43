import { addDays, isCounted, type Allotment, type AllotmentDay } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { isReleased, leftOn } from '@itinera/shared/pricing';
import { covers } from './roomsRow';

/** What a night of an allotment has. */
export interface NightFacts {
  rooms: number;
  sold: number;
  held: number;
  left: number;
  isGivenBack: boolean;
  isSoldOut: boolean;
}

/** `own`: its own number, which may not be saved yet; null: as many as the allotment says. Undefined where rooms are not counted. */
export function nightFacts(
  allotment: Allotment,
  counts: Pick<AllotmentDay, 'sold' | 'held'> | undefined,
  own: number | null,
  day: string,
  today: string,
): NightFacts | undefined {
  if (!covers(allotment, day)) return undefined;
  const { sold, held } = counts ?? { sold: 0, held: 0 };
  const left = leftOn(allotment, { rooms: own, sold, held }, day, today);
  if (left === null) return undefined;
  const isGivenBack = isReleased(allotment, day, today);
  return {
    rooms: own ?? allotment.rooms,
    sold,
    held,
    left,
    isGivenBack,
    isSoldOut: left === 0 && !isGivenBack,
  };
}

/** `05.07.`, with the year where it is another one than that of the night. */
function givenBackOn({ kind, release_days }: Allotment, day: string): string | undefined {
  if (kind !== 'soft') return undefined;
  const last = addDays(day, -release_days);
  const shown = formatDay(last);
  return last.slice(0, 4) === day.slice(0, 4) ? shown.slice(0, 6) : shown;
}

/** Such as `12.07.2027: 5 rooms, 2 sold, 1 held, 2 left; given back on 05.07.` */
export function nightInWords(
  allotment: Allotment,
  facts: NightFacts | undefined,
  own: number | null,
  day: string,
): string {
  const night = formatDay(day);
  if (!covers(allotment, day)) return `${night}: not in the allotment`;
  if (!isCounted(allotment.kind) || !facts)
    return `${night}: ${allotment.kind === 'on_request' ? 'on request' : 'free sale'}, not counted`;
  const { rooms, sold, held, left, isSoldOut } = facts;
  const back = givenBackOn(allotment, day);
  const counts = [
    `${plural(rooms, 'room')}${own === null ? ' by default' : ''}`,
    `${sold} sold`,
    `${held} held`,
    isSoldOut ? 'sold out' : `${left} left`,
  ].join(', ');
  return `${night}: ${counts}${back === undefined ? '' : `; given back on ${back}`}`;
}
