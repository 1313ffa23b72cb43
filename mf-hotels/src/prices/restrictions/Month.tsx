import { monthInWords } from '@itinera/shared/format';
import { MonthWeeks } from '@itinera/shared/record';
import { Box } from '@itinera/shared/ui';
import { memo } from 'react';
import { dayInWords } from './dayInWords';
import type { DayRange } from './dayRange';
import { restrictionsOf, type Layer, type RestrictionLists } from './restrictionsOf';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

interface MonthProps {
  /** Such as `2027-06`. */
  month: string;
  lists: RestrictionLists;
  shown: ReadonlySet<Layer>;
  /** The day in the tab order, if it is in this month. */
  current: string | undefined;
  today: string;
  /** Selected days, some of which are in this month. */
  range: DayRange | undefined;
}

/** A month of the calendar. Its days are buttons; the year handles keys and clicks. */
export const Month = memo(function Month({ month, lists, shown, current, today, range }: MonthProps) {
  const name = monthInWords(month);
  return (
    <Box component="table" role="grid" aria-label={name}>
      <caption>{name}</caption>
      <MonthWeeks year={Number(month.slice(0, 4))} month={Number(month.slice(5))} weekdays={weekdays}>
        {(day) => (
          <Day
            day={day}
            lists={lists}
            shown={shown}
            isCurrent={day === current}
            isToday={day === today}
            isPast={day < today}
            isSelected={range !== undefined && range.from <= day && day <= range.to}
          />
        )}
      </MonthWeeks>
    </Box>
  );
});

interface DayProps {
  day: string;
  lists: RestrictionLists;
  shown: ReadonlySet<Layer>;
  isCurrent: boolean;
  isToday: boolean;
  /** Nothing is sold any more: a missing price says nothing. */
  isPast: boolean;
  isSelected: boolean;
}

function Day({ day, lists, shown, isCurrent, isToday, isPast, isSelected }: DayProps) {
  const found = restrictionsOf(day, lists);
  const { period, isOddPeriod, stops, checkouts, specials } = found;
  const stop = stops.some(({ applies_to }) => applies_to === 'stay') ? 'stay' : stops[0]?.applies_to;
  return (
    <button
      type="button"
      data-day={day}
      data-period={shown.has('periods') && period ? (isOddPeriod ? 'odd' : 'even') : undefined}
      data-stop={shown.has('stops') ? stop : undefined}
      data-checkout={shown.has('checkouts') && checkouts.length > 0 ? '' : undefined}
      data-special={shown.has('specials') && specials.length > 0 ? '' : undefined}
      data-unpriced={shown.has('unpriced') && found.isUnpriced && !isPast ? '' : undefined}
      data-past={isPast ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-today={isToday ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-haspopup="menu"
      aria-label={dayInWords(day, found, shown)}
      tabIndex={isCurrent ? 0 : -1}
    >
      {Number(day.slice(8))}
    </button>
  );
}
