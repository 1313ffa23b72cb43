import { grouped, pluralOf } from '@itinera/shared/format';
import { Button, Paper, Typography } from '@itinera/shared/ui';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { SelectAll } from './SelectAll';
import { BulkProgress } from './BulkProgress';
import type { RowAction } from './rowAction';

interface BulkBarProps<C extends ListCollection> {
  list: DataList<C>;
  offers: RowAction[];
}

/**
 * Bar of bulk actions. Floats above the end of the list, so that it is reachable from each row; not on low screens, where it would cover
 * half of the rows.
 */
export function BulkBar<C extends ListCollection>({ list, offers }: BulkBarProps<C>) {
  const { noun } = list.definition;
  const { count, clear } = list.selection;
  return (
    <Paper
      role="toolbar"
      data-keep-clear
      aria-label={`Actions for selected ${pluralOf(noun)}`}
      elevation={8}
      sx={{
        position: 'sticky',
        '@media (max-height: 500px)': { position: 'static' },
        bottom: 12,
        zIndex: 5,
        m: 1.5,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
        {grouped(count)} selected
      </Typography>
      <SelectAll key={JSON.stringify([list.state.q, list.state.filters])} list={list} />
      <BulkProgress />
      {offers.map(({ label, run, danger, disabledBecause }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          color={danger ? 'error' : 'primary'}
          aria-disabled={disabledBecause !== undefined}
          aria-description={disabledBecause}
          title={disabledBecause}
          sx={disabledBecause === undefined ? undefined : { opacity: 0.6, cursor: 'default' }}
          onClick={() => disabledBecause === undefined && run()}
        >
          {label}
        </Button>
      ))}
      <Button size="small" color="inherit" onClick={clear} sx={{ ml: 'auto' }}>
        Clear selection
      </Button>
    </Paper>
  );
}
