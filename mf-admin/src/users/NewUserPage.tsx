import { useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { Users } from './list/Users';
import { addressOfUser } from './user';

const NewUserDialog = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './form/NewUserDialog').then((module) => ({
    default: module.NewUserDialog,
  })),
);

/** The list with the form for a new user, at both addresses that the specification names. */
export default function NewUserPage() {
  const navigate = useNavigate();
  return (
    <>
      <Users title="New user" />
      <Suspense>
        <NewUserDialog
          onClose={(id) =>
            void navigate(id === undefined ? pathTo('users') : addressOfUser(id), { replace: true })
          }
        />
      </Suspense>
    </>
  );
}
