import type { User } from '@itinera/shared/contracts';
import { formatInstant, languages, roleNames } from '@itinera/shared/format';
import { CardFrame, FactList, useCustomFacts, type Fact } from '@itinera/shared/record';
import { Link } from '@itinera/shared/ui';
import { isPartner } from '../user';
import { UserPicture } from '../UserPicture';

interface PersonCardProps {
  user: User;
  onEdit: () => void;
}

/** Name and contact of a user. */
export function PersonCard({ user, onEdit }: PersonCardProps) {
  const { email, phone } = user;
  const ofCompany = useCustomFacts('user', user.custom);
  const ofPartner: Fact[] = isPartner(user) ? [['Currency', user.currency]] : [];
  return (
    <CardFrame name="person" title="User" onEdit={onEdit}>
      {user.picture_file_name && <UserPicture user={user} size={96} />}
      <FactList
        facts={[
          ['Role', roleNames[user.role]],
          ['First name', user.first_name],
          ['Last name', user.last_name],
          ['Middle name', user.middle_name],
          [
            'E-mail',
            <Link key="mail" href={`mailto:${email}`}>
              {email}
            </Link>,
          ],
          [
            'Phone',
            phone && (
              <Link key="phone" href={`tel:${phone}`}>
                {phone}
              </Link>
            ),
          ],
          ['Company', user.company_name],
          ...ofPartner,
          ['Language', languages[user.locale]],
          ['Second factor', user.has_second_factor ? 'Authenticator app' : 'None'],
          ...ofCompany,
          ['Created', formatInstant(user.created)],
          ['Last sign-in', user.last_login_at ? formatInstant(user.last_login_at) : 'Never'],
        ]}
      />
    </CardFrame>
  );
}
