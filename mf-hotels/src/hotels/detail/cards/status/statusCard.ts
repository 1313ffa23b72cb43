import { lazy } from 'react';
import type { HotelCard } from '../card';
import { StatusFacts } from './StatusFacts';

export const statusCard: HotelCard = {
  name: 'status',
  title: 'Status',
  missingIn: ({ is_active, status_note }) => (is_active || status_note ? [] : ['inactive without a reason']),
  Facts: StatusFacts,
  Dialog: lazy(() =>
    import(/* webpackChunkName: "card-dialogs" */ './StatusDialog').then((module) => ({
      default: module.StatusDialog,
    })),
  ),
};
