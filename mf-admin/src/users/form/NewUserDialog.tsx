import { EntitiesInput } from '@itinera/shared/choices';
import { hotels, newUserInput, users, type Hotel, type Locale } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { FormDialog, presetCustom, useContractForm, useWatch } from '@itinera/shared/forms';
import { Alert } from '@itinera/shared/ui';
import { user as words } from '../user';
import { createUser } from './newUser';
import { UserInputs, type UserField } from './UserFields';

const labels: Record<string, string | undefined> = {
  ...Object.fromEntries(Object.entries(words.fields).map(([name, field]) => [name, field?.label])),
  hotel_ids: 'Hotels',
};

interface NewUserDialogProps {
  /** Called with the id of the new user, or without one if nothing was saved. */
  onClose: (id?: string) => void;
}

/** Invites a person, who then sets their own password. */
export function NewUserDialog({ onClose }: NewUserDialogProps) {
  const { data: settings, isPending } = useSettings();
  // Without settings, the server decides the language.
  return isPending ? null : <UserForm locale={settings?.default_locale} onClose={onClose} />;
}

interface UserFormProps extends NewUserDialogProps {
  locale: Locale | undefined;
}

function UserForm({ locale, onClose }: UserFormProps) {
  const form = useContractForm(
    newUserInput,
    {
      ...users.defaults,
      ...(locale !== undefined && { locale }),
      email: '',
      first_name: '',
      last_name: '',
      middle_name: '',
      phone: '',
      company_name: '',
      picture_file_name: '',
      hotel_ids: [],
      custom: presetCustom('user'),
    },
    users.customEntity,
  );
  const { control } = form;
  const role = useWatch({ control, name: 'role' }) ?? 'manager';
  const field = (name: UserField) => ({
    control,
    name,
    label: labels[name] ?? name,
    required: users.required.some((required) => required === name),
    ...(words.fields[name]?.hint !== undefined && { hint: words.fields[name].hint }),
  });
  return (
    <FormDialog
      title="Add user"
      saveVerb="Send invitation"
      form={form}
      save={createUser}
      saved="User invited"
      draftKey="user-new"
      onClose={(saved) => onClose(saved?.made.id)}
      labels={labels}
      customEntity={users.customEntity}
    >
      <Alert severity="info" role="note">
        They get a mail with a link that works once, and choose a password themselves.
      </Alert>
      <UserInputs
        field={field}
        role={role}
        ofPartner={
          role === 'dmc' && (
            <EntitiesInput
              control={control}
              name="hotel_ids"
              label="Hotels"
              hint="What the partner offers. It sees only these"
              collection={hotels}
              query={{}}
              nameOf={({ name }: Hotel) => name}
            />
          )
        }
      />
    </FormDialog>
  );
}
