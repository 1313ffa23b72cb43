import { roles, type users, type Role, type User } from '@itinera/shared/contracts';
import { EntityDialog, useFormState, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { useSession } from '@itinera/shared/state';
import { createContext, use } from 'react';
import { RoleChange } from '../roles/RoleChange';
import { user as words } from '../user';
import { UserInputs } from './UserFields';

const Edited = createContext<User | undefined>(undefined);

/** Roles to select from. Nobody changes their own role, and a registration must be approved first. */
const rolesFor = (user: User | undefined, ownId: string | undefined): readonly Role[] =>
  user && (user.id === ownId || user.status === 'pending') ? [user.role] : roles;

function UserFields({ control, field }: FieldsProps<typeof users>) {
  const ownId = useSession().profile?.id;
  const { defaultValues } = useFormState({ control });
  const saved = defaultValues?.role ?? 'manager';
  const edited = use(Edited);
  const role = useWatch({ control, name: 'role' }) ?? saved;
  return (
    <UserInputs
      field={field}
      role={role}
      offered={rolesFor(edited, ownId)}
      isOwn={edited !== undefined && edited.id === ownId}
      aboutRole={role !== saved && <RoleChange from={saved} to={role} />}
    />
  );
}

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Dialog that edits a user. */
export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => (
  <Edited value={user}>
    <EntityDialog words={words} Fields={UserFields} id={user.id} onClose={() => onClose()} />
  </Edited>
);
