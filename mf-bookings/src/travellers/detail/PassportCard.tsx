import { useSettings } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';
import { CardFrame, FactList } from '@itinera/shared/record';
import { today } from '@itinera/shared/state';
import { Alert } from '@itinera/shared/ui';
import type { TravellerCardProps } from './card';
import { passportWarning, usualMonths } from './passportWarning';

interface PassportCardProps extends TravellerCardProps {
  /** Check-outs of booked stays. */
  checkOuts: readonly string[];
}

const shownDay = (day: string | null) => day && formatDay(day);

/** Passport of a traveller, with a warning if it expires too early. */
export function PassportCard({ traveller, nameOfCountry, checkOuts, onEdit }: PassportCardProps) {
  const { passport_number, passport_issue_country, passport_issued_at, passport_expires_at } = traveller;
  const { data: settings } = useSettings();
  const months = settings?.passport_months ?? usualMonths;
  const warning = passportWarning(traveller, { today: today(), months, checkOuts });
  return (
    <CardFrame name="passport" title="Passport" onEdit={onEdit}>
      {warning && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {warning}
        </Alert>
      )}
      <FactList
        facts={[
          ['Number', passport_number],
          ['Issuing country', passport_issue_country && nameOfCountry.get(passport_issue_country)],
          ['Issued', shownDay(passport_issued_at)],
          ['Expires', shownDay(passport_expires_at)],
          ['Personal code', traveller.personal_code],
        ]}
      />
    </CardFrame>
  );
}
