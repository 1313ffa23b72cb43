import { payments, paymentSums } from '@itinera/shared/contracts';
import { DataTable, editIcon, ListToolbar, RowSheet, useDataList } from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { QuickViews } from '@itinera/shared/kinds/lists';
import { useSums } from '../../parts/useSums';
import { usePaidActions } from '../paid/usePaidActions';
import { ToPay } from '../to-pay/ToPay';
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

type PaymentsList = ReturnType<typeof useDataList<typeof payments>>;

/** Filters of the list, without page and order. */
const narrowingOf = ({ state: { filters, q } }: PaymentsList) => ({ ...filters, ...(q && { q }) });

/** Suppliers to pay, and payments of customers and to suppliers, one row per booking. */
export default function PaymentsPage() {
  const list = useDataList(paymentsList);
  const adding = useDialogAddress('add');
  const editing = useDialogAddress('edit');
  const paying = useDialogAddress('pay');
  const add = () => adding.open('payment');
  const pay = () => paying.open('suppliers');
  useShortcut('n', 'Incoming payment', add);
  const isPaying = paying.value === 'suppliers';
  // A list that is narrowed has the page to itself.
  const isOpening = Object.keys(narrowingOf(list)).length === 0;
  const tools = (
    <ListToolbar list={list}>
      {!isOpening && <Button onClick={pay}>To pay</Button>}
      <Button variant="contained" onClick={add}>
        Incoming payment
      </Button>
    </ListToolbar>
  );
  const back = <Button onClick={paying.close}>All payments</Button>;
  return (
    <Page title="Payments" {...(isPaying ? { actions: back } : { tools })}>
      {(isPaying || isOpening) && <ToPay isWhole={isPaying} onOpen={pay} />}
      {!isPaying && <PaymentList list={list} onEdit={editing.open} />}
      <RowSheet list={list} parameter="edit">
        {editing.value !== undefined && (
          <EditPaymentSheet
            key={editing.value}
            id={editing.value}
            bookingId={list.rows.loaded.find(({ id }) => id === editing.value)?.booking_id}
            onClose={editing.close}
          />
        )}
      </RowSheet>
      {adding.value === 'payment' && (
        <Suspense>
          <IncomingPaymentDialog onClose={adding.close} />
        </Suspense>
      )}
    </Page>
  );
}

function PaymentList({ list, onEdit }: { list: PaymentsList; onEdit: (id: string) => void }) {
  const narrowed = narrowingOf(list);
  const sums = useSums(payments, paymentSums, narrowed);
  const { bulkActions, dialog } = usePaidActions();
  return (
    <>
      {list.rows.total !== undefined && (
        <QuickViews label="Views of payments" path={payments.path} views={views} filters={narrowed} />
      )}
      <DataTable
        list={list}
        opens={bookingPage}
        rowActions={({ id }) => [
          { label: 'Edit payment status', icon: editIcon, edits: true, run: () => onEdit(id) },
        ]}
        bulk={bulkActions}
        sums={sums}
        whenEmpty="Payments appear here with the first booking."
      />
      {dialog}
    </>
  );
}
