import { weeksOf } from '@itinera/shared/format';
import type { ReactNode } from 'react';

interface MonthWeeksProps {
  year: number;
  /** Month, from 1. */
  month: number;
  /** From Monday on. */
  weekdays: readonly string[];
  /** Content of a day's cell. */
  children: (day: string) => ReactNode;
}

/** Head and rows of a table with the days of a month, in weeks. */
export const MonthWeeks = ({ year, month, weekdays, children }: MonthWeeksProps) => (
  <>
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col">
            {weekday}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(year, month).map((week, at) => (
        <tr key={week.find(Boolean) ?? at}>
          {week.map((day, weekday) => (
            <td key={weekdays[weekday]}>{day && children(day)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </>
);
