import { columnsOf, listOf, type KindList } from '@itinera/shared/kinds/lists';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { hotelsColumn } from '../parts/hotelsColumn';
import { theme } from './theme';

const { name, column } = columnsOf(theme);

const list = listOf(
  theme,
  () => import(/* webpackChunkName: "list-dialogs" */ './ThemeFields'),
  [
    name({ sort: 'name' }),
    column('weight', 'weight', { sort: 'weight', width: 100, align: 'end', fact: 'labelled' }),
    hotelsColumn('hotel_theme_id'),
  ],
  [],
);

const OrderThemes = onDemand(() =>
  import(/* webpackChunkName: "list-dialogs" */ './order/OrderThemes').then((module) => ({
    default: module.OrderThemes,
  })),
);

/** The list, and the dialog `?order=weights` that reorders themes. */
function ThemesList() {
  const ordering = useDialogAddress('order');
  return (
    <>
      <list.List
        tools={
          <Button variant="outlined" onClick={() => ordering.open('weights')}>
            Order
          </Button>
        }
      />
      {ordering.value === 'weights' && (
        <Suspense>
          <OrderThemes onClose={ordering.close} />
        </Suspense>
      )}
    </>
  );
}

export const themesList: KindList = { ...list, List: ThemesList };
