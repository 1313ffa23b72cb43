import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { TransactionTable } from './TransactionTable';

export const transactionsBlock: BookingBlock = {
  name: 'transactions',
  title: 'Transactions',
  place: 'wide',
  isPrinted: true,
  noun: 'transaction',
  isEmpty: ({ transactions = [] }) => transactions.length === 0,
  isStaffOnly: true,
  Facts: TransactionTable,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './TransactionDialog').then((module) => ({
      default: module.TransactionDialog,
    })),
  ),
};
