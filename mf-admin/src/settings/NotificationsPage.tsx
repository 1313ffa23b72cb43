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
import { useDialogAddress, useSearchParams } from '@itinera/shared/router';
import { Box, Button, HeadLine, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { Suspense, useMemo } from 'react';
import { Outbox } from '../notifications/outbox/Outbox';
import { rule } from '../notifications/rule';
import { rulesList } from '../notifications/rulesList';

const RuleDialog = onDemand(() =>
  import(/* webpackChunkName: "settings-dialogs" */ '../notifications/form/RuleDialog').then((module) => ({
    default: module.RuleDialog,
  })),
);

const NEW = 'new';
const RULES = 'rules';
const OUTBOX = 'outbox';
const { of, noun, nameOf, whenEmpty } = rule;

/** Notification rules, and the outbox as a second tab. */
export default function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === OUTBOX ? OUTBOX : RULES;
  return (
    <Page
      title="Notifications"
      tools={
        <Tabs
          value={tab}
          // A change of tab drops filters and page, which belong to one list.
          onChange={(_event, chosen: string) => setSearch(chosen === OUTBOX ? { tab: OUTBOX } : {})}
          aria-label="Notifications"
          sx={{ flex: '1 1 200px', minHeight: 36, '& .MuiTab-root': { minHeight: 36, py: 0.5 } }}
        >
          <Tab value={RULES} label="Rules" id="tab-rules" aria-controls="list-of-tab" />
          <Tab value={OUTBOX} label="Outbox" id="tab-outbox" aria-controls="list-of-tab" />
        </Tabs>
      }
    >
      <Box role="tabpanel" id="list-of-tab" aria-labelledby={`tab-${tab}`}>
        {tab === OUTBOX ? <Outbox /> : <Rules />}
      </Box>
    </Page>
  );
}

/** List of rules, each edited at `?edit=<id>`. */
function Rules() {
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
    <>
      <HeadLine>
        <ListToolbar list={list}>
          <Button variant="contained" onClick={() => open(NEW)}>
            Add rule
          </Button>
        </ListToolbar>
      </HeadLine>
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
    </>
  );
}
