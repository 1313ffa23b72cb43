import { lazy } from 'react';
import type { BookingBlock } from '../block';
import { DocumentList } from './DocumentList';

export const documentsBlock: BookingBlock = {
  name: 'documents',
  title: 'Confirmed documents',
  isForPartners: true,
  Facts: DocumentList,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './UploadDialog').then((module) => ({
      default: module.UploadDialog,
    })),
  ),
};
