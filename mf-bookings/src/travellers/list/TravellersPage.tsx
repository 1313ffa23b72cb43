import type { Traveller } from '@itinera/shared/contracts';
import { DataTable, ListToolbar, RowSheet, useDataList, type RowTarget } from '@itinera/shared/grid';
import { pathTo } from '@itinera/shared/routes';
import { useDialogAddress, useNavigate } from '@itinera/shared/router';
import { Button, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense, useMemo } from 'react';
import { useCountryNames } from '../../countries/useCountryNames';
import { traveller } from '../form/traveller';
import { travellersList } from './travellersList';
import { useTravellerActions } from './useTravellerActions';

const Dialog = onDemand(() =>
  import(/* webpackChunkName: "traveller-dialogs" */ '../form/TravellerFields').then((module) => ({
    default: module.Dialog,
  })),
);

const ImportTravellers = onDemand(() =>
  import(/* webpackChunkName: "traveller-dialogs" */ '../import/ImportTravellers').then((module) => ({
    default: module.ImportTravellers,
  })),
);

const NEW = 'new';
const FILE = 'file';

const opens: RowTarget<Traveller> = { addressOf: ({ id }) => pathTo('travelers-id', { id }) };

export default function TravellersPage() {
  const navigate = useNavigate();
  const nameOfCountry = useCountryNames();
  const list = useDataList(useMemo(() => travellersList(nameOfCountry), [nameOfCountry]));
  const editing = useDialogAddress('edit');
  const importing = useDialogAddress('import');
  const { rowActions, bulkActions, dialog } = useTravellerActions(editing.open);
  useShortcut('n', 'Add traveler', () => editing.open(NEW));

  const isNew = editing.value === NEW;
  const close = (saved?: string) =>
    isNew && saved !== undefined
      ? void navigate(pathTo('travelers-id', { id: saved }), { replace: true })
      : editing.close();

  return (
    <Page
      title="Travelers"
      tools={
        <ListToolbar list={list}>
          <Button variant="outlined" onClick={() => importing.open(FILE)}>
            Import
          </Button>
          <Button variant="contained" onClick={() => editing.open(NEW)}>
            Add traveler
          </Button>
        </ListToolbar>
      }
    >
      <DataTable
        list={list}
        opens={opens}
        rowActions={rowActions}
        bulk={bulkActions}
        whenEmpty={traveller.whenEmpty}
      />
      {dialog}
      <Suspense>{importing.value === FILE && <ImportTravellers onClose={importing.close} />}</Suspense>
      <RowSheet list={list} parameter="edit">
        {editing.value !== undefined && (
          <Dialog key={editing.value} id={isNew ? undefined : editing.value} onClose={close} />
        )}
      </RowSheet>
    </Page>
  );
}
