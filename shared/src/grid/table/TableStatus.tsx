import { plural } from '@itinera/shared/format';
import { styled, visuallyHidden } from '@itinera/shared/ui';
import { directionOf } from '../header/directionOf';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';

const Announcement = styled('p')(visuallyHidden);
const StatusLine = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 16px',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));

/** Announces sorting and selection to screen readers; shows when a selection was cleared. */
export function TableStatus<C extends ListCollection>({ list }: { list: DataList<C> }) {
  const { definition, state, selection } = list;
  const { count, dropped } = selection;
  const column = definition.columns.find(({ sort }) => directionOf(sort, state.sort) !== 'none');
  const sorted = column && `Sorted by ${column.header}, ${directionOf(column.sort, state.sort)}.`;
  return (
    <>
      <Announcement role="log" aria-label={`Updates to ${definition.label}`}>
        {[sorted, count > 0 && `${plural(count, definition.noun)} selected.`].filter(Boolean).join(' ')}
      </Announcement>
      {dropped > 0 && (
        <StatusLine role="status">
          {plural(dropped, definition.noun)} deselected, because the list now shows other rows.
        </StatusLine>
      )}
    </>
  );
}
