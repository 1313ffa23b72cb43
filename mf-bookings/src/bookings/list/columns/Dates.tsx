import type { Booking } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Mark } from '../../../parts/Mark';
import { TwoLines } from '../../../parts/TwoLines';
import { urgencyOf } from '../../urgency';

/** `01.06–08.06.2027` where both days are in one year. */
export const stayInWords = (from: string, to: string): string =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `${formatDay(from).slice(0, 5)}–${formatDay(to)}`
    : `${formatDay(from)}–${formatDay(to)}`;

/** The days of a booking, with a mark if it departs soon and is not paid. */
export function Dates({ booking }: { booking: Booking }) {
  const { check_in, check_out, departure_date, return_date, nights } = booking;
  const from = check_in ?? departure_date;
  const to = check_out ?? return_date;
  const urgency = urgencyOf(booking, today());
  return (
    <TwoLines
      first={
        from && to ? (
          <>
            {stayInWords(from, to)}
            {urgency && <Mark words={urgency} />}
          </>
        ) : (
          'No dates yet'
        )
      }
      second={nights > 0 && plural(nights, 'night')}
    />
  );
}
