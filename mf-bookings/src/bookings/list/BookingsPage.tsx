import { bookings, bookingSums } from '@itinera/shared/contracts';
import { DataTable, editIcon, ListToolbar, RowSheet, useDataList } from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Button, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense, useMemo, useState } from 'react';
import { QuickViews } from '@itinera/shared/kinds/lists';
import type { Sum } from '../../parts/SumOf';
import { useSums } from '../../parts/useSums';
import { useBookingActions } from './actions/useBookingActions';
import { bookingPage, bookingsForPartner, bookingsForStaff } from './bookingsList';
import type { TypedNumbers } from '../to-confirm/ToConfirmSheet';
import { useStayNames } from './columns/useStayNames';
import { NewBookings } from './NewBookings';
import { PreviewedBooking } from './preview/PreviewedBooking';
import { previewAction } from './preview/previewAction';
import { TotalsByState } from './TotalsByState';
import { partnerViews, staffViews, type QuickView } from './views/views';

const NewBookingDialog = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ '../add/NewBookingDialog').then((module) => ({
    default: module.NewBookingDialog,
  })),
);

const EditBookingSheet = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './EditBookingSheet').then((module) => ({
    default: module.EditBookingSheet,
  })),
);

const ToConfirmSheet = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ '../to-confirm/ToConfirmSheet').then((module) => ({
    default: module.ToConfirmSheet,
  })),
);

const title = 'Booking entries';

const totalsByState = { total_minor: (sums: readonly Sum[]) => <TotalsByState sums={sums} /> };

export default function BookingsPage() {
  const { partner } = useSession();
  return partner ? <PartnerBookings /> : <StaffBookings />;
}

type BookingList = ReturnType<typeof useDataList<typeof bookings>>;

/** Filters of the list, without page and order. */
const narrowingOf = ({ state: { filters, q } }: BookingList) => ({ ...filters, ...(q && { q }) });

/** Views of the list with counts, which are requested after its rows. */
function Views({ list, views }: { list: BookingList; views: readonly QuickView[] }) {
  if (list.rows.total === undefined) return null;
  return (
    <QuickViews
      label="Views of booking entries"
      path={bookings.path}
      views={views}
      filters={narrowingOf(list)}
    />
  );
}

/** Announces bookings that were added since the list was read. */
function Arrivals({ list }: { list: BookingList }) {
  const { rows, state } = list;
  if (rows.total === undefined || rows.isEarlier) return null;
  return (
    <NewBookings
      query={narrowingOf(list)}
      known={rows.total}
      onShow={() => (state.page === 1 ? rows.refetch() : state.setPage(1))}
    />
  );
}

/** The partner's own bookings. */
function PartnerBookings() {
  const names = useStayNames();
  const list = useDataList(useMemo(() => bookingsForPartner(names), [names]));
  const preview = useDialogAddress('preview');
  const confirming = useDialogAddress('confirm');
  const [typed, setTyped] = useState<TypedNumbers>({});
  return (
    <Page
      title={title}
      tools={
        <ListToolbar list={list}>
          <Button variant="contained" onClick={() => confirming.open('stays')}>
            To confirm
          </Button>
        </ListToolbar>
      }
    >
      <Views list={list} views={partnerViews} />
      <Arrivals list={list} />
      <DataTable
        list={list}
        opens={bookingPage}
        rowActions={(booking) => [previewAction(booking, preview.open)]}
        whenEmpty="Bookings of your hotels appear here."
      />
      <PreviewedBooking list={list} />
      {confirming.value === 'stays' && (
        <Suspense>
          <ToConfirmSheet
            typed={typed}
            onType={(id, number) => setTyped((before) => ({ ...before, [id]: number }))}
            onClose={confirming.close}
          />
        </Suspense>
      )}
    </Page>
  );
}

function StaffBookings() {
  const names = useStayNames();
  const list = useDataList(useMemo(() => bookingsForStaff(names), [names]));
  const adding = useDialogAddress('add');
  const editing = useDialogAddress('edit');
  const preview = useDialogAddress('preview');
  const { bulkActions, dialog } = useBookingActions();
  const sums = useSums(bookings, bookingSums, narrowingOf(list), totalsByState);
  useShortcut('n', 'New booking', () => adding.open('booking'));
  return (
    <Page
      title={title}
      tools={
        <ListToolbar list={list}>
          <Button variant="contained" onClick={() => adding.open('booking')}>
            New booking
          </Button>
        </ListToolbar>
      }
    >
      <Views list={list} views={staffViews} />
      <Arrivals list={list} />
      <DataTable
        list={list}
        opens={bookingPage}
        rowActions={(booking) => [
          { label: 'Edit', icon: editIcon, edits: true, run: () => editing.open(booking.id) },
          previewAction(booking, preview.open),
        ]}
        bulk={bulkActions}
        sums={sums}
        whenEmpty="Bookings appear here once they are made."
      />
      {dialog}
      <PreviewedBooking list={list} />
      <RowSheet list={list} parameter="edit">
        {editing.value !== undefined && (
          <EditBookingSheet key={editing.value} id={editing.value} onClose={editing.close} />
        )}
      </RowSheet>
      {adding.value === 'booking' && (
        <Suspense>
          <NewBookingDialog onClose={adding.close} />
        </Suspense>
      )}
    </Page>
  );
}
