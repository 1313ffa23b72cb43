import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { today } from '@itinera/shared/format';
import { DataTable, ListToolbar, useDataList } from '@itinera/shared/grid';
import { QuickViews } from '@itinera/shared/kinds/lists';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, Page, useShortcut } from '@itinera/shared/ui';
import { lazy, Suspense, useMemo } from 'react';
import { block } from './block';
import { blocksList, views } from './blocksList';
import { useBlockActions } from './useBlockActions';

const Dialog = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './BlockFields').then((module) => ({ default: module.Dialog })),
);
const RepeatDialog = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './repeat/RepeatDialog').then((module) => ({
    default: module.RepeatDialog,
  })),
);
const PassengerSheet = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './passengers/PassengerSheet').then((module) => ({
    default: module.PassengerSheet,
  })),
);

const NEW = 'new';

/** The return flights that outbound blocks name, by their ids: of the next departures, as many as one page has. */
function useReturnFlights() {
  const { data } = useList(blockSeats, {
    direction: 'return',
    departure_from: today(),
    page: 1,
    per_page: 200,
  });
  return useMemo(() => {
    const byId = new Map(data?.result.map((back) => [back.id, back]));
    return ({ paired_block_id }: BlockSeat) => (paired_block_id ? byId.get(paired_block_id) : undefined);
  }, [data]);
}

export default function BlockSeatsPage() {
  const backOf = useReturnFlights();
  const list = useDataList(useMemo(() => blocksList(backOf), [backOf]));
  const editing = useDialogAddress('edit');
  const repeating = useDialogAddress('repeat');
  const passengers = useDialogAddress('passengers');
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
      <DataTable
        list={list}
        opens={opens}
        rowActions={rowActions}
        bulk={bulkActions}
        whenEmpty={block.whenEmpty}
      />
      {dialog}
      <Suspense>
        {editing.value !== undefined && (
          <Dialog
            key={editing.value}
            id={editing.value === NEW ? undefined : editing.value}
            onClose={editing.close}
          />
        )}
        {repeating.value !== undefined && <RepeatDialog id={repeating.value} onClose={repeating.close} />}
        {passengers.value !== undefined && (
          <PassengerSheet id={passengers.value} onClose={passengers.close} />
        )}
      </Suspense>
    </Page>
  );
}
