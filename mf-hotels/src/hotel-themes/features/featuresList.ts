import { columnsOf, listOf, missingIn, namesColumn } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { feature } from './feature';
import { groupLabels, groupOptions } from './groupLabels';

const { name, column, filter } = columnsOf(feature);

export const featuresList = listOf(
  feature,
  () => import(/* webpackChunkName: "list-dialogs" */ './FeatureFields'),
  [
    name({ sort: 'name' }),
    column('group', 'group', {
      sort: 'group',
      width: 140,
      fact: 'plain',
      text: ({ group }) => groupLabels[group],
    }),
    namesColumn,
    column('in-filter', 'is_filter', { width: 100 }),
    column('order', 'order', { sort: 'order', width: 90, align: 'end' }),
    hotelsColumn('feature_id'),
  ],
  [{ kind: 'choice', key: 'group', label: 'Group', options: groupOptions }, filter('is_filter'), missingIn],
);
