import type { Hotel } from '@itinera/shared/contracts';
import { DataTable, ListToolbar, RowSheet, stopIcon, useDataList } from '@itinera/shared/grid';
import { useDialogAddress, useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { today, useSession } from '@itinera/shared/state';
import { Button, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { DuplicatedHotel } from '../duplicate/DuplicatedHotel';
import { useHotelActions } from './actions/useHotelActions';
import { hotelPage, hotelsForPartner, hotelsForStaff } from './hotelsList';

const AddHotelDialog = onDemand(() =>
  import(/* webpackChunkName: "list-dialogs" */ './add/AddHotelDialog').then((module) => ({
    default: module.AddHotelDialog,
  })),
);

const ImportHotels = onDemand(() =>
  import(/* webpackChunkName: "imports" */ './import/ImportHotels').then((module) => ({
    default: module.ImportHotels,
  })),
);

const EditHotelSheet = onDemand(() =>
  import(/* webpackChunkName: "list-dialogs" */ './EditHotelSheet').then((module) => ({
    default: module.EditHotelSheet,
  })),
);

export default function HotelsPage() {
  const { partner } = useSession();
  return partner ? <PartnerHotels /> : <StaffHotels />;
}

/** Form of a stop sale of the hotel that begins today, beside its restrictions. */
const stopSaleFrom = (day: string, { id }: Hotel): string =>
  `${pathTo('hotels-id', { id })}?${new URLSearchParams({ tab: 'restrictions', dialog: 'stop-sales', day }).toString()}`;

/** Hotels of a partner, read-only: staff maintain them. What a partner does in a hurry is to stop a sale. */
function PartnerHotels() {
  const list = useDataList(hotelsForPartner);
  const navigate = useNavigate();
  return (
    <Page title="Hotels" tools={<ListToolbar list={list} />}>
      <DataTable
        list={list}
        opens={hotelPage}
        rowActions={(hotel) => [
          { label: 'Stop sale', icon: stopIcon, run: () => void navigate(stopSaleFrom(today(), hotel)) },
        ]}
        whenEmpty="Hotels appear here once they are linked to you."
      />
    </Page>
  );
}

function StaffHotels() {
  const navigate = useNavigate();
  const adding = useDialogAddress('add');
  const editing = useDialogAddress('edit');
  const importing = useDialogAddress('import');
  const duplicating = useDialogAddress('duplicate');
  const list = useDataList(hotelsForStaff);
  useShortcut('n', 'Add hotel', () => adding.open('hotel'));
  const { rowActions, bulkActions, dialog } = useHotelActions({
    edit: editing.open,
    duplicate: duplicating.open,
  });

  return (
    <Page
      title="Hotels"
      tools={
        <ListToolbar list={list}>
          <Button variant="outlined" onClick={() => importing.open('file')}>
            Import
          </Button>
          <Button variant="contained" onClick={() => adding.open('hotel')}>
            Add hotel
          </Button>
        </ListToolbar>
      }
    >
      <DataTable
        list={list}
        opens={hotelPage}
        rowActions={rowActions}
        bulk={bulkActions}
        whenEmpty="Hotels appear here once they are added."
      />
      {dialog}
      <DuplicatedHotel />
      <RowSheet list={list} parameter="edit">
        {editing.value !== undefined && (
          <EditHotelSheet key={editing.value} id={editing.value} onClose={editing.close} />
        )}
      </RowSheet>
      {importing.value === 'file' && (
        <Suspense>
          <ImportHotels onClose={importing.close} />
        </Suspense>
      )}
      {adding.value === 'hotel' && (
        <Suspense>
          <AddHotelDialog
            onClose={(added) =>
              added ? navigate(pathTo('hotels-id', { id: added.id }), { replace: true }) : adding.close()
            }
          />
        </Suspense>
      )}
    </Page>
  );
}
