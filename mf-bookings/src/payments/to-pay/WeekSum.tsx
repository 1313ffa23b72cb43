import type { DueWeek } from '@itinera/shared/bookings';
import { grouped } from '@itinera/shared/format';
import { isAny, SumOf, type Sum } from '../../parts/SumOf';
import { weekWords } from './suppliersToPay';

/** How many suppliers are to be paid in a week, in all currencies. */
export const numberIn = (sums: readonly Sum[], week: DueWeek): number =>
  sums.reduce((added, { [`${week}_suppliers`]: number }) => added + Number(number), 0);

interface WeekSumProps {
  week: DueWeek;
  sums: readonly Sum[];
  /** How many of them are listed. */
  listed?: number;
}

/** Such as `Overdue · 11 · 9 384,00 EUR`, of the whole week also where only some are listed. */
export function WeekSum({ week, sums, listed = Infinity }: WeekSumProps) {
  const number = numberIn(sums, week);
  const own = sums.filter((sum) => isAny([sum], `${week}_suppliers`));
  return (
    <span>
      {weekWords[week]} · {listed < number && `${grouped(listed)} of `}
      {grouped(number)} · <SumOf sums={own} amount={`${week}_minor`} />
    </span>
  );
}
