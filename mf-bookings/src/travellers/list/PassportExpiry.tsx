import type { Traveller } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';
import { Mark } from '../../parts/Mark';
import { today } from '../../parts/today';
import { passportWarning, usualMonths } from '../detail/passportWarning';

/** The last day of a passport, with a mark if it has expired or soon will. Booked stays are looked at on the traveler's page. */
export function PassportExpiry({ traveller }: { traveller: Traveller }) {
  const { data: settings } = useSettings();
  const day = traveller.passport_expires_at;
  if (day === null) return null;
  const months = settings?.passport_months ?? usualMonths;
  const warning = passportWarning(traveller, { today: today(), months, checkOuts: [] });
  return (
    <>
      {formatDay(day)}
      {warning && <Mark words={warning} />}
    </>
  );
}
