import { isCounted, type AllotmentDayChange, type AllotmentDayVerdict } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import type { allotmentDaysTable } from '../../../allotments/allotmentDays.table';
import type { AllotmentRow } from '../../../allotments/lockAllotments';
import { tooFew } from '../takenNights';

export type DayRow = typeof allotmentDaysTable.$inferSelect;

/** The allotments that a writer may change, and the nights of them that are stored. */
export interface KnownDays {
  allotmentOf: (id: string) => AllotmentRow | undefined;
  dayOf: (allotmentId: string, day: string) => DayRow | undefined;
}

export interface JudgedDay {
  change: AllotmentDayChange;
  allotment: AllotmentRow | undefined;
  stored: DayRow | undefined;
  verdict: AllotmentDayVerdict;
}

const refused = (message: string): AllotmentDayVerdict => ({ status: 'refused', message });

function judge(
  { day, rooms, was }: AllotmentDayChange,
  allotment: AllotmentRow | undefined,
  stored: DayRow | undefined,
): AllotmentDayVerdict {
  if (!allotment) return refused('This allotment is not there, or is not yours. Reload the rooms.');
  const { kind, start_date, end_date } = allotment;
  if (!isCounted(kind))
    return refused('Only guaranteed and soft rooms are counted. Edit the allotment to be one of these.');
  if (day < start_date || day > end_date)
    return refused(
      `The allotment is from ${formatDay(start_date)} to ${formatDay(end_date)}. Extend it, or choose one of its nights.`,
    );
  const current = stored?.rooms ?? null;
  if (rooms === current) return { status: 'unchanged' };
  if (was !== current) return { status: 'conflict', current };
  const taken = stored ? stored.sold + stored.held : 0;
  return (rooms ?? allotment.rooms) < taken ? refused(tooFew({ day, taken })) : { status: 'saved' };
}

/** The outcome of each night. */
export function judgeDays(changes: readonly AllotmentDayChange[], known: KnownDays): JudgedDay[] {
  const seen = new Set<string>();
  return changes.map((change) => {
    const { allotment_id, day } = change;
    const key = `${allotment_id} ${day}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const allotment = known.allotmentOf(allotment_id);
    const stored = known.dayOf(allotment_id, day);
    const verdict = isRepeated
      ? refused('This night is in the list twice. Send each night once.')
      : judge(change, allotment, stored);
    return { change, allotment, stored, verdict };
  });
}
