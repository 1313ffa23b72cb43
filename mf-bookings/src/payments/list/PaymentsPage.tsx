import { payments, paymentSums } from '@itinera/shared/contracts';
import { DataTable, editIcon, ListToolbar, useDataList } from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { QuickViews } from '@itinera/shared/kinds/lists';
import { useSums } from '../../parts/useSums';
import { usePaidActions } from '../paid/usePaidActions';
import { views } from './filters';
import { bookingPage, paymentsList } from './paymentsList';

const IncomingPaymentDialog = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ '../incoming/IncomingPaymentDialog').then((module) => ({
    default: module.IncomingPaymentDialog,
  })),
);

const EditPaymentSheet = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './EditPaymentSheet').then((module) => ({
    default: module.EditPaymentSheet,
  })),
);

const ToPaySheet = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ '../to-pay/ToPaySheet').then((module) => ({
    default: module.ToPaySheet,
  })),
);

/** Payments of customers and to suppliers, one row per booking. */
export default function PaymentsPage() {
  const list = useDataList(paymentsList);
  const { filters, q } = list.state;
  const narrowed = { ...filters, ...(q && { q }) };
  const sums = useSums(payments, paymentSums, narrowed);
  const { bulkActions, dialog } = usePaidActions();
  const adding = useDialogAddress('add');
  const editing = useDialogAddress('edit');
  const paying = useDialogAddress('pay');
  const add = () => adding.open('payment');
  useShortcut('n', 'Incoming payment', add);
  return (
    <Page
      title="Payments"
      tools={
        <ListToolbar list={list}>
          <Button onClick={() => paying.open('suppliers')}>To pay</Button>
          <Button variant="contained" onClick={add}>
            Incoming payment
          </Button>
        </ListToolbar>
      }
    >
      {list.rows.total !== undefined && (
        <QuickViews label="Views of payments" path={payments.path} views={views} filters={narrowed} />
      )}
      <DataTable
        list={list}
        opens={bookingPage}
        rowActions={({ booking_id }) => [
          { label: 'Edit payment status', icon: editIcon, edits: true, run: () => editing.open(booking_id) },
        ]}
        bulk={bulkActions}
        sums={sums}
        whenEmpty="Payments appear here with the first booking."
      />
      {dialog}
      {editing.value !== undefined && (
        <Suspense>
          <EditPaymentSheet key={editing.value} bookingId={editing.value} onClose={editing.close} />
        </Suspense>
      )}
      {paying.value === 'suppliers' && (
        <Suspense>
          <ToPaySheet onClose={paying.close} />
        </Suspense>
      )}
      {adding.value === 'payment' && (
        <Suspense>
          <IncomingPaymentDialog onClose={adding.close} />
        </Suspense>
      )}
    </Page>
  );
}
