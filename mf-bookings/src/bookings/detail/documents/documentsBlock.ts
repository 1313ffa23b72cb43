import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { DocumentList } from './DocumentList';

export const documentsBlock: BookingBlock = {
  name: 'documents',
  title: 'Confirmed documents',
  isForPartners: true,
  Facts: DocumentList,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './UploadDialog').then((module) => ({
      default: module.UploadDialog,
    })),
  ),
};
