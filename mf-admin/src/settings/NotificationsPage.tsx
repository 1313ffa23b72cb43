import type { NotificationRule } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import {
  DataTable,
  editIcon,
  ListToolbar,
  useDataList,
  useDeletions,
  type BulkAction,
  type RowTarget,
} from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, Page, useShortcut } from '@itinera/shared/ui';
import { lazy, Suspense, useMemo } from 'react';
import { rule } from '../notifications/rule';
import { rulesList } from '../notifications/rulesList';

const RuleDialog = lazy(() =>
  import(/* webpackChunkName: "settings-dialogs" */ '../notifications/form/RuleDialog').then((module) => ({
    default: module.RuleDialog,
  })),
);

const NEW = 'new';
const { of, noun, nameOf, whenEmpty } = rule;

/** Who gets to know what: the rules, each edited at `?edit=<id>`. */
export default function NotificationsPage() {
  const list = useDataList(rulesList);
  const { value: editing, open, close, addressOf } = useDialogAddress('edit');
  const opens: RowTarget<NotificationRule> = useMemo(
    () => ({ addressOf: ({ id }) => addressOf(id), dialog: 'edit' }),
    [addressOf],
  );
  useShortcut('n', `Add ${noun}`, () => open(NEW));
  const deletions = useDeletions({ of, noun, nameOf });
  const { update } = useBulk(of);
  const turn = (is_active: boolean): BulkAction<NotificationRule> => ({
    label: is_active ? 'Turn on' : 'Turn off',
    run: (chosen) =>
      void update(
        chosen.map((entry) => ({ entry, name: nameOf(entry) })),
        { is_active },
        { noun, done: is_active ? 'turned on' : 'turned off' },
      ),
  });
  return (
    <Page
      title="Notifications"
      tools={
        <ListToolbar list={list}>
          <Button variant="contained" onClick={() => open(NEW)}>
            Add rule
          </Button>
        </ListToolbar>
      }
    >
      <DataTable
        list={list}
        opens={opens}
        rowActions={(entry) => [
          { label: 'Edit', icon: editIcon, edits: true, run: () => open(entry.id) },
          deletions.action(entry),
        ]}
        bulk={[turn(true), turn(false), deletions.bulkAction]}
        whenEmpty={whenEmpty}
      />
      {deletions.dialog}
      <Suspense>
        {editing !== undefined && (
          <RuleDialog key={editing} id={editing === NEW ? undefined : editing} onClose={() => close()} />
        )}
      </Suspense>
    </Page>
  );
}
