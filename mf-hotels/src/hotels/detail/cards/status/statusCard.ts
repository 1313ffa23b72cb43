import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { StatusFacts } from './StatusFacts';

export const statusCard: HotelCard = {
  name: 'status',
  title: 'Status',
  missingIn: ({ is_active, status_note }) => (is_active || status_note ? [] : ['inactive without a reason']),
  Facts: StatusFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './StatusDialog').then((module) => ({
      default: module.StatusDialog,
    })),
  ),
};
