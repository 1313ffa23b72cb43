import type { Booking } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Mark } from '../../../parts/Mark';
import { TwoLines } from '../../../parts/TwoLines';
import { urgencyOf } from '../../urgency';

/** Such as `01.06–08.06.2027`; the year once if both days are in it. */
export const stayInWords = (from: string, to: string): string =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `${formatDay(from).slice(0, 5)}–${formatDay(to)}`
    : `${formatDay(from)}–${formatDay(to)}`;

/** Days of a booking, marked if it departs soon and is not paid. */
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
