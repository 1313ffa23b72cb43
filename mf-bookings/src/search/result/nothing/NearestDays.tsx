import { nightsBetween, type NearestDay, type SearchInput } from '@itinera/shared/contracts';
import { formatDay, formatMoney, plural } from '@itinera/shared/format';
import { Box, Button } from '@itinera/shared/ui';
import { weekdayOf } from '../../../parts/weekday';

interface NearestDaysProps {
  /** Not empty. */
  days: readonly NearestDay[];
  search: SearchInput;
  /** Currency of the prices. */
  currency: string;
  onSearch: (search: SearchInput) => void;
}

const inWords = ({ check_in, nights, seats_free, sale_minor }: NearestDay, currency: string): string =>
  [
    `${weekdayOf(check_in)} ${formatDay(check_in)}`,
    plural(nights, 'night'),
    seats_free !== null && plural(seats_free, 'seat'),
    sale_minor !== null && `from ${formatMoney(sale_minor, currency)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** How many days a day is before or after the first of the search. */
const distanceTo = (first: string, day: string): number =>
  day < first ? nightsBetween(day, first) : nightsBetween(first, day);

/** The nearest days on which something is found: each searches with one press, and the nearest has the focus. */
export function NearestDays({ days, search, currency, onSearch }: NearestDaysProps) {
  const distances = days.map(({ check_in }) => distanceTo(search.check_in_from, check_in));
  const nearest = distances.indexOf(Math.min(...distances));
  return (
    <Box
      component="ul"
      aria-label={search.origin_city_id === undefined ? 'Nearest arrivals' : 'Nearest departures'}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {days.map((day, index) => (
        <li key={day.check_in}>
          <Button
            fullWidth
            variant={index === nearest ? 'contained' : 'outlined'}
            data-first-found={index === nearest || undefined}
            onClick={() => onSearch({ ...search, check_in_from: day.check_in, check_in_to: day.check_in })}
          >
            {inWords(day, currency)}
          </Button>
        </li>
      ))}
    </Box>
  );
}
