import { formatDay } from '@itinera/shared/format';
import { useWatch, type FieldsProps } from '@itinera/shared/forms';
import type { travellers } from '@itinera/shared/contracts';
import { Link } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Alert } from '@itinera/shared/ui';
import { use } from 'react';
import { useSamePerson } from '../same/useSamePerson';
import { Edited } from './edited';
import { nameOf } from './traveller';

type Control = FieldsProps<typeof travellers>['control'];

/** Warns while typing that the traveller exists already: a second entry would split their trips and documents. */
export function KnownAlready({ control }: { control: Control }) {
  const [first_name, last_name, birthday, passport_number] = useWatch({
    control,
    name: ['first_name', 'last_name', 'birthday', 'passport_number'],
  });
  const same = useSamePerson({ first_name, last_name, birthday, passport_number }, use(Edited));
  if (!same) return null;
  return (
    <Alert severity="info" role="status">
      <Link to={pathTo('travelers-id', { id: same.traveller.id })}>{nameOf(same.traveller)}</Link>, born on{' '}
      {formatDay(same.traveller.birthday)}, is in the list already: {same.why}.
    </Alert>
  );
}
