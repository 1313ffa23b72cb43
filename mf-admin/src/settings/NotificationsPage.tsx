import type { NotificationRule } from '@itinera/shared/contracts';
import { DataTable, ListToolbar, RowSheet, type BulkAction } from '@itinera/shared/grid';
import { ListTabs, TabPanel, useEntityList } from '@itinera/shared/kinds/lists';
import { useSearchParams } from '@itinera/shared/router';
import { Button, HeadLine, onDemand, Page } from '@itinera/shared/ui';
import { Outbox } from '../notifications/outbox/Outbox';
import { rule } from '../notifications/rule';
import { rulesList } from '../notifications/rulesList';
import { SettingsAreas } from './SettingsAreas';

const RuleDialog = onDemand(() =>
  import(/* webpackChunkName: "settings-dialogs" */ '../notifications/form/RuleDialog').then((module) => ({
    default: module.RuleDialog,
  })),
);

const RULES = 'rules';
const OUTBOX = 'outbox';

/** Notification rules, and the outbox as a second tab. */
export default function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === OUTBOX ? OUTBOX : RULES;
  return (
    <Page
      title="Notifications"
      tools={
        <ListTabs
          label="Notifications"
          tabs={[
            { value: RULES, label: 'Rules' },
            { value: OUTBOX, label: 'Outbox' },
          ]}
          value={tab}
          onChange={(chosen) => setSearch(chosen === OUTBOX ? { tab: OUTBOX } : {})}
        />
      }
    >
      <SettingsAreas>
        <TabPanel value={tab}>{tab === OUTBOX ? <Outbox /> : <Rules />}</TabPanel>
      </SettingsAreas>
    </Page>
  );
}

/** List of rules, each edited at `?edit=<id>`. */
function Rules() {
  const { list, opens, add, edit, deletions, set, dialog } = useEntityList(rule, rulesList);
  const turn = (is_active: boolean): BulkAction<NotificationRule> => ({
    label: is_active ? 'Turn on' : 'Turn off',
    run: (chosen) => set(chosen, { is_active }, is_active ? 'turned on' : 'turned off'),
  });
  return (
    <>
      <HeadLine>
        <ListToolbar list={list}>
          <Button variant="contained" onClick={add}>
            Add rule
          </Button>
        </ListToolbar>
      </HeadLine>
      <DataTable
        list={list}
        opens={opens}
        rowActions={(entry) => [edit(entry), deletions.action(entry)]}
        bulk={[turn(true), turn(false), deletions.bulkAction]}
        whenEmpty={rule.whenEmpty}
      />
      {deletions.dialog}
      <RowSheet list={list} parameter="edit">
        {dialog && <RuleDialog key={dialog.id} {...dialog} />}
      </RowSheet>
    </>
  );
}
