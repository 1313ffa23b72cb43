import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { ChildAgesFacts } from './ChildAgesFacts';

export const childAgesCard: HotelCard = {
  name: 'child-ages',
  title: 'Child age limits',
  missingIn: ({ child_age_limits }) => (child_age_limits.length ? [] : ['no child ages']),
  Facts: ChildAgesFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './ChildAgesDialog').then((module) => ({
      default: module.ChildAgesDialog,
    })),
  ),
};
