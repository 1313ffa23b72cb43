import { users } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { personName } from '@itinera/shared/format';
import { RecordPage } from '@itinera/shared/record';
import { Link as RouterLink, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Button, Notice, Page } from '@itinera/shared/ui';
import { UserBody } from './detail/UserBody';
import { addressOfUser } from './user';

/** Page of the user in `?id=`, as the specification names it. */
export default function EditUserPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return id === '' ? <NoUser /> : <UserPage key={id} id={id} />;
}

const NoUser = () => (
  <Page title="Edit user">
    <Notice
      role="alert"
      title="Which user?"
      action={
        <Button component={RouterLink} to={pathTo('users')} variant="contained">
          All users
        </Button>
      }
    >
      The address names no user. Choose one from the list.
    </Notice>
  </Page>
);

const UserPage = ({ id }: { id: string }) => (
  <RecordPage
    of={users}
    loaded={useOne(users, id)}
    noun="user"
    titleOf={personName}
    addressOf={addressOfUser}
    list={pathTo('users')}
    whenGone="They may have been deleted, or the address is incomplete."
  >
    {(user) => <UserBody user={user} />}
  </RecordPage>
);
