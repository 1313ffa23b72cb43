import type { CustomEntity, CustomField } from '@itinera/shared/contracts';
import { useCustomFields } from '@itinera/shared/data';
import { Typography } from '@itinera/shared/ui';
import { Fragment } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { CustomInput } from './CustomInput';

interface CustomFieldsProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  entity: CustomEntity;
}

/** Inputs of the custom fields of a kind of entries, in groups. Renders nothing without custom fields. */
export function CustomFields<I extends FieldValues, O>({ control, entity }: CustomFieldsProps<I, O>) {
  const fields = useCustomFields(entity)?.filter(({ show_in_form }) => show_in_form) ?? [];
  // Custom fields are known only at run time.
  const anyControl = control as unknown as Control<FieldValues>;
  return groupsOf(fields).map(([group, members]) => (
    <Fragment key={group}>
      {group !== '' && (
        <Typography component="h3" variant="subtitle1">
          {group}
        </Typography>
      )}
      {members.map((field) => (
        <CustomInput key={field.key} control={anyControl} name={`custom.${field.key}`} field={field} />
      ))}
    </Fragment>
  ));
}

/** Fields without a group first, then the groups in the order of their first fields. */
function groupsOf(fields: CustomField[]): [group: string, members: CustomField[]][] {
  const groups = new Map<string, CustomField[]>([['', []]]);
  for (const field of fields) {
    const name = field.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), field]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}
