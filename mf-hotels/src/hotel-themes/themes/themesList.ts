import { columnsOf, listOf } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { theme } from './theme';

const { name, column } = columnsOf(theme);

export const themesList = listOf(
  theme,
  () => import(/* webpackChunkName: "dialogs" */ './ThemeFields'),
  [
    name({ sort: 'name' }),
    column('weight', 'weight', { sort: 'weight', width: 100, align: 'end', fact: 'labelled' }),
    hotelsColumn('hotel_theme_id'),
  ],
  [],
);
