import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { checklist } from './checklist';
import { DocumentList } from './DocumentList';

export const documentsBlock: BookingBlock = {
  name: 'documents',
  title: 'Confirmed documents',
  place: 'half',
  noun: 'document',
  isEmpty: (booking, isPartner) => checklist(booking, isPartner).length === 0,
  isForPartners: true,
  Facts: DocumentList,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './UploadDialog').then((module) => ({
      default: module.UploadDialog,
    })),
  ),
};
