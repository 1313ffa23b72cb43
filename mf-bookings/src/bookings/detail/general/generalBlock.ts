import { lazy } from 'react';
import type { BookingBlock } from '../block';
import { GeneralFacts } from './GeneralFacts';

export const generalBlock: BookingBlock = {
  name: 'general',
  title: 'General info',
  hasPencil: true,
  Facts: GeneralFacts,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './GeneralDialog').then((module) => ({
      default: module.GeneralDialog,
    })),
  ),
};
