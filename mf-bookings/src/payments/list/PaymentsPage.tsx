import { payments, paymentSums } from '@itinera/shared/contracts';
import { DataTable, ListToolbar, useDataList } from '@itinera/shared/grid';
import { Page } from '@itinera/shared/ui';
import { QuickViews } from '../../parts/QuickViews';
import { useSums } from '../../parts/useSums';
import { usePaidActions } from '../paid/usePaidActions';
import { views } from './filters';
import { bookingPage, paymentsList } from './paymentsList';

/** What the customer and the suppliers of each booking are paid. */
export default function PaymentsPage() {
  const list = useDataList(paymentsList);
  const { filters, q } = list.state;
  const narrowed = { ...filters, ...(q && { q }) };
  const sums = useSums(payments, paymentSums, narrowed);
  const { bulkActions, dialog } = usePaidActions();
  return (
    <Page title="Payments" tools={<ListToolbar list={list} />}>
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
    </Page>
  );
}
