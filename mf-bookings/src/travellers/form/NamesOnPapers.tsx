import type { travellers } from '@itinera/shared/contracts';
import { useFormState, type FieldsProps } from '@itinera/shared/forms';
import { use } from 'react';
import { Edited } from './edited';
import { PapersNotice } from './PapersNotice';

type Control = FieldsProps<typeof travellers>['control'];

/** Before a change of name or birthday is saved, lists the bookings whose tickets and guest lists would become wrong. */
export function NamesOnPapers({ control }: { control: Control }) {
  const id = use(Edited);
  const { dirtyFields } = useFormState({ control, name: ['first_name', 'last_name', 'birthday'] });
  const isChanged =
    Boolean(dirtyFields.first_name) || Boolean(dirtyFields.last_name) || Boolean(dirtyFields.birthday);
  return <PapersNotice of={isChanged ? id : undefined} />;
}
