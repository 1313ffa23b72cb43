import { payments, paymentSums } from '@itinera/shared/contracts';
import { DataTable, ListToolbar, useDataList } from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, Page, useShortcut } from '@itinera/shared/ui';
import { lazy, Suspense } from 'react';
import { QuickViews } from '@itinera/shared/kinds/lists';
import { useSums } from '../../parts/useSums';
import { usePaidActions } from '../paid/usePaidActions';
import { views } from './filters';
import { bookingPage, paymentsList } from './paymentsList';

const IncomingPaymentDialog = lazy(() =>
  import(/* webpackChunkName: "booking-dialogs" */ '../incoming/IncomingPaymentDialog').then((module) => ({
    default: module.IncomingPaymentDialog,
  })),
);

/** What the customer and the suppliers of each booking are paid. */
export default function PaymentsPage() {
  const list = useDataList(paymentsList);
  const { filters, q } = list.state;
  const narrowed = { ...filters, ...(q && { q }) };
  const sums = useSums(payments, paymentSums, narrowed);
  const { bulkActions, dialog } = usePaidActions();
  const adding = useDialogAddress('add');
  const add = () => adding.open('payment');
  useShortcut('n', 'Incoming payment', add);
  return (
    <Page
      title="Payments"
      tools={
        <ListToolbar list={list}>
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
        bulk={bulkActions}
        sums={sums}
        whenEmpty="Payments appear here with the first booking."
      />
      {dialog}
      {adding.value === 'payment' && (
        <Suspense>
          <IncomingPaymentDialog onClose={adding.close} />
        </Suspense>
      )}
    </Page>
  );
}
