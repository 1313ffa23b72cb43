import type { Traveller } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Mark } from '../../parts/Mark';
import { passportWarning, usualMonths } from '../detail/passportWarning';

/** Expiry of a passport, marked if it has expired, or expires too soon after a booked trip or after today. */
export function PassportExpiry({ traveller }: { traveller: Traveller }) {
  const { data: settings } = useSettings();
  const { passport_expires_at: day, last_check_out } = traveller;
  if (day === null) return null;
  const months = settings?.passport_months ?? usualMonths;
  const warning = passportWarning(traveller, {
    today: today(),
    months,
    checkOuts: last_check_out ? [last_check_out] : [],
  });
  return (
    <>
      {formatDay(day)}
      {warning && <Mark words={warning} />}
    </>
  );
}
