import { addDays, weekdayOf, type BlockSeat } from '@itinera/shared/contracts';
import { Box, styled } from '@itinera/shared/ui';
import { weekdayName } from '../weekdays';
import { DayCell } from './DayCell';
import { firstDayOf, lastDayOf } from './month';
import { routesOf } from './routesOf';

const Table = styled('table')(({ theme: { palette } }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  '& th': { padding: '4px 2px', fontWeight: 400, color: palette.text.secondary, lineHeight: '16px' },
  '& thead [data-today]': { color: palette.primary.main, fontWeight: 600 },
  '& tbody th': {
    width: 148,
    paddingInline: '8px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '& strong': { fontWeight: 600, color: palette.text.primary, fontSize: '0.8125rem' },
  },
  '& td': { height: 36, padding: 1, verticalAlign: 'middle' },
  '& tbody tr': { borderTop: `1px solid ${palette.divider}` },
  // Weekends have a shade, and the current day has lines at both sides.
  '& [data-weekend]': { backgroundColor: palette.action.hover },
  '& [data-today]': {
    boxShadow: `inset 1px 0 ${palette.primary.main}, inset -1px 0 ${palette.primary.main}`,
  },
}));

function daysOf(month: string): string[] {
  const last = lastDayOf(month);
  const days = [firstDayOf(month)];
  for (let day = days[0] ?? last; day < last;) days.push((day = addDays(day, 1)));
  return days;
}

interface RoutesOfMonthProps {
  month: string;
  today: string;
  days: ReadonlyMap<string, readonly BlockSeat[]>;
}

/** The departures of a month: a row for each flight, a column for each day, in each cell the free seats. */
export function RoutesOfMonth({ month, today, days }: RoutesOfMonthProps) {
  const columns = daysOf(month);
  const markOf = (day: string) => ({
    'data-today': day === today || undefined,
    'data-weekend': weekdayOf(day) > 5 || undefined,
  });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Table aria-label="Free seats by flight and day">
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: 148, '&&': { textAlign: 'start', pl: 1 } }}>
              Flight
            </Box>
            {columns.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined} {...markOf(day)}>
                {weekdayName(day).slice(0, 2)}
                <br />
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {routesOf([...days.values()].flat()).map(({ flight, route, time, days: ofRoute }) => (
            <tr key={`${flight} ${route}`}>
              <th scope="row">
                <strong>{route}</strong>
                <br />
                {flight}, {time}
              </th>
              {columns.map((day) => (
                <td key={day} {...markOf(day)}>
                  {ofRoute.get(day)?.map((block) => (
                    <DayCell key={block.id} block={block} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
