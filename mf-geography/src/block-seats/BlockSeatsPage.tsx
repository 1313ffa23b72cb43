import { blockSeats, type BlockSeat, type Query } from '@itinera/shared/contracts';
import { DataTable, ListToolbar, RowSheet, useDataList } from '@itinera/shared/grid';
import { QuickViews } from '@itinera/shared/kinds/lists';
import { useDialogAddress, useLocation, useSearchParams } from '@itinera/shared/router';
import { today } from '@itinera/shared/state';
import { Button, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense, useMemo } from 'react';
import { block } from './block';
import { readMonth } from './calendar/month';
import { blocksList, views } from './blocksList';
import { useBlockActions } from './useBlockActions';

const Dialog = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './BlockFields').then((module) => ({ default: module.Dialog })),
);
const RepeatDialog = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './repeat/RepeatDialog').then((module) => ({
    default: module.RepeatDialog,
  })),
);
const PassengerSheet = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './passengers/PassengerSheet').then((module) => ({
    default: module.PassengerSheet,
  })),
);
const ImportBlocks = onDemand(() =>
  import(/* webpackChunkName: "imports" */ './import/ImportBlocks').then((module) => ({
    default: module.ImportBlocks,
  })),
);

const BlockCalendar = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './calendar/BlockCalendar').then((module) => ({
    default: module.BlockCalendar,
  })),
);

const NEW = 'new';
const FILE = 'file';

/** Filters of the list that also apply to the calendar: all but order and page. */
function narrowedTo({ query }: { query: Query<typeof blockSeats> }): Query<typeof blockSeats> {
  const { page: _page, per_page: _perPage, sort: _sort, ...narrowed } = query;
  return narrowed;
}

export default function BlockSeatsPage() {
  const list = useDataList(blocksList);
  const editing = useDialogAddress('edit');
  const repeating = useDialogAddress('repeat');
  const passengers = useDialogAddress('passengers');
  const importing = useDialogAddress('import');
  const calendar = useDialogAddress('calendar');
  const [, setSearch] = useSearchParams();
  const { state: location } = useLocation();
  const showMonth = (month: string) =>
    setSearch(
      (before) => {
        before.set('calendar', month);
        return before;
      },
      { replace: true, state: location },
    );
  const { rowActions, bulkActions, dialog } = useBlockActions({
    edit: editing.open,
    repeat: repeating.open,
    show: passengers.open,
  });
  const { addressOf } = editing;
  const opens = useMemo(
    () => ({ addressOf: ({ id }: BlockSeat) => addressOf(id), dialog: 'edit' }),
    [addressOf],
  );
  useShortcut('n', 'Add block', () => editing.open(NEW));
  const { filters, q } = list.state;
  return (
    <Page
      title="Block seats"
      tools={
        <ListToolbar list={list}>
          <Button
            variant="outlined"
            onClick={() =>
              calendar.value === undefined ? calendar.open(today().slice(0, 7)) : calendar.close()
            }
          >
            {calendar.value === undefined ? 'Calendar' : 'List'}
          </Button>
          <Button variant="outlined" onClick={() => importing.open(FILE)}>
            Import
          </Button>
          <Button variant="contained" onClick={() => editing.open(NEW)}>
            Add block
          </Button>
        </ListToolbar>
      }
    >
      <QuickViews
        label="Views of block seats"
        path={blockSeats.path}
        views={views(today())}
        filters={{ ...filters, ...(q && { q }) }}
      />
      {calendar.value === undefined ? (
        <DataTable
          list={list}
          opens={opens}
          rowActions={rowActions}
          bulk={bulkActions}
          whenEmpty={block.whenEmpty}
        />
      ) : (
        <Suspense>
          <BlockCalendar
            month={readMonth(calendar.value, today())}
            today={today()}
            narrowed={narrowedTo(list.state)}
            onMonth={showMonth}
          />
        </Suspense>
      )}
      {dialog}
      <RowSheet list={list} parameter="edit">
        {editing.value !== undefined && (
          <Dialog
            key={editing.value}
            id={editing.value === NEW ? undefined : editing.value}
            onClose={editing.close}
          />
        )}
      </RowSheet>
      <Suspense>
        {repeating.value !== undefined && <RepeatDialog id={repeating.value} onClose={repeating.close} />}
        {importing.value === FILE && <ImportBlocks onClose={importing.close} />}
        {passengers.value !== undefined && (
          <PassengerSheet id={passengers.value} onClose={passengers.close} />
        )}
      </Suspense>
    </Page>
  );
}
