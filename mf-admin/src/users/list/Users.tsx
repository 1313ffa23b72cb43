import { users, type User } from '@itinera/shared/contracts';
import {
  DataTable,
  editIcon,
  ListToolbar,
  useDataList,
  type BulkAction,
  type RowAction,
  type RowTarget,
} from '@itinera/shared/grid';
import { QuickViews } from '@itinera/shared/kinds/lists';
import { CardFrame } from '@itinera/shared/record';
import { useDialogAddress, useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Button, onDemand, Page, useMediaQuery, useShortcut, useTheme } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { offers, type Offer } from '../actions/offers';
import { useAccountActs } from '../actions/useAccountActs';
import { Roles, rolesTitle } from '../roles/Roles';
import { addressOfUser, statusNames, user as words } from '../user';
import { usersList, views } from './usersList';

const RolesSheet = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ '../roles/RolesSheet').then((module) => ({
    default: module.RolesSheet,
  })),
);

const besideRoles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
} as const;

const opens: RowTarget<User> = { addressOf: ({ id }) => addressOfUser(id) };

const bulkOffers: Offer[] = [offers.approve, offers.invite, offers.endSessions, offers.block, offers.unblock];

/** List of users, and the rights of each role. */
export function Users({ title }: { title: string }) {
  const navigate = useNavigate();
  const list = useDataList(usersList);
  const isWide = useMediaQuery(useTheme().breakpoints.up('xl'));
  const accounts = useAccountActs();
  const shown = useDialogAddress('roles');
  const add = () => void navigate(pathTo('users-users-new-user'));
  useShortcut('n', 'Add user', add);

  const rowActions = (user: User): RowAction[] => {
    const deletion = accounts.deletion(user);
    return [
      { label: 'Edit', icon: editIcon, edits: true, run: () => void navigate(addressOfUser(user.id)) },
      ...accounts.offersFor(user).map((offer) => ({
        label: offer.label,
        danger: offer.danger ?? false,
        run: () => accounts.run(offer, [user]),
      })),
      // Deletion is in the menu, because a card on a phone has room for two buttons.
      ...(deletion ? [{ label: deletion.label, danger: true, run: deletion.run }] : []),
    ];
  };
  const bulk = bulkOffers.map((offer): BulkAction<User> => ({
    label: offer.label,
    danger: offer.danger ?? false,
    run: (chosen) => accounts.run(offer, chosen),
    disabledBecause: (chosen) => {
      const other = chosen.find((user) => !accounts.offersFor(user).includes(offer));
      if (!other) return undefined;
      const { nameOf } = words;
      return accounts.offersFor(other).length === 0
        ? `‘${nameOf(other)}’ is your own account.`
        : `‘${nameOf(other)}’ is ${statusNames[other.status].toLowerCase()}.`;
    },
  }));

  const { filters, q } = list.state;
  return (
    <Page
      title={title}
      tools={
        <ListToolbar list={list}>
          {!isWide && <Button onClick={() => shown.open('all')}>Roles</Button>}
          <Button variant="contained" onClick={add}>
            Add user
          </Button>
        </ListToolbar>
      }
    >
      <QuickViews
        label="Views of users"
        path={users.path}
        views={views}
        filters={{ ...filters, ...(q && { q }) }}
      />
      <Box sx={isWide ? besideRoles : {}}>
        <Box sx={{ minWidth: 0 }}>
          <DataTable
            list={list}
            opens={opens}
            rowActions={rowActions}
            bulk={bulk}
            whenEmpty={words.whenEmpty}
          />
        </Box>
        {isWide && (
          <CardFrame name="roles" title={rolesTitle}>
            <Roles />
          </CardFrame>
        )}
      </Box>
      {!isWide && shown.value !== undefined && (
        <Suspense>
          <RolesSheet onClose={shown.close} />
        </Suspense>
      )}
      {accounts.dialog}
    </Page>
  );
}
