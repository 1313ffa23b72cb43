import { ageOn, type Traveller } from '@itinera/shared/contracts';
import { capitalised, formatDay, plural } from '@itinera/shared/format';
import { CardFrame, FactList, useCustomFacts } from '@itinera/shared/record';
import { today } from '@itinera/shared/state';
import { Link } from '@itinera/shared/ui';
import { sexes, traveller as words } from '../form/traveller';
import type { TravellerCardProps } from './card';

const { fields } = words;

const namesInOwnScript = ({ first_name_local, last_name_local }: Traveller): string =>
  [first_name_local, last_name_local].filter(Boolean).join(' ');

/** Personal data and contact of a traveller. */
export function PersonalCard({ traveller, nameOfCountry, onEdit }: TravellerCardProps) {
  const { birthday, sex, pax_type = '', phone, email } = traveller;
  const ofCompany = useCustomFacts('traveller', traveller.custom);
  const age = `${plural(ageOn(today(), birthday), 'year')} · ${capitalised(pax_type)}`;
  return (
    <CardFrame name="personal" title="Personal data" onEdit={onEdit}>
      <FactList
        facts={[
          ['First name', traveller.first_name],
          ['Last name', traveller.last_name],
          ['Middle name', traveller.middle_name],
          ['Name in own script', namesInOwnScript(traveller)],
          ['Birthday', `${formatDay(birthday)} (${age})`],
          ['Sex', sexes.find(({ value }) => value === sex)?.label],
          ['Nationality', nameOfCountry.get(traveller.nationality)],
          ['Phone', phone && <Link href={`tel:${phone}`}>{phone}</Link>],
          ['E-mail', email && <Link href={`mailto:${email}`}>{email}</Link>],
          [fields.is_customer?.label ?? '', traveller.is_customer ? 'Yes' : 'No'],
          ['Note', traveller.note],
          ...ofCompany,
        ]}
      />
    </CardFrame>
  );
}
