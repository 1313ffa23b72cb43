import { grouped, pluralOf } from '@itinera/shared/format';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { SelectAll } from './SelectAll';
import { BulkProgress } from './BulkProgress';
import type { RowAction } from './rowAction';

interface BulkBarProps<C extends ListCollection> {
  list: DataList<C>;
  offers: RowAction[];
  /** Moves the focus into the rows. */
  focusRows: () => void;
}

/** In one line; on a phone, whose head has two, the actions are the second one. What has no room scrolls. */
const bar = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1,
  height: '100%',
  whiteSpace: 'nowrap',
  bgcolor: 'background.default',
} as const;

const scrolled = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: { xs: '1 0 100%', sm: '1 1 0' },
  order: { xs: 1, sm: 0 },
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Room for the focus ring.
  p: 0.25,
  '& > *': { flexShrink: 0 },
} as const;

/** Bulk actions, instead of title and tools in the head of the list, so that nothing moves when a row is selected. */
export function BulkBar<C extends ListCollection>({ list, offers, focusRows }: BulkBarProps<C>) {
  const { head, selection, definition, state, exporting } = list;
  const slot = useSyncExternalStore(head.subscribe, head.current);
  return (
    slot &&
    createPortal(
      <Box role="toolbar" aria-label={`Actions for selected ${pluralOf(definition.noun)}`} sx={bar}>
        <KeepFocus onLost={focusRows} />
        <Typography variant="body2" sx={{ fontWeight: 600, mr: 'auto' }}>
          {grouped(selection.count)} selected
        </Typography>
        <Box sx={scrolled}>
          <SelectAll key={JSON.stringify([state.q, state.filters])} list={list} />
          <BulkProgress />
          {offers.map((offer) => (
            <BulkButton key={offer.label} {...offer} />
          ))}
          {/* The one of the toolbar is covered. */}
          <Button size="small" color="inherit" {...exporting.button}>
            Export
          </Button>
        </Box>
        <Button size="small" color="inherit" onClick={selection.clear}>
          Clear selection
        </Button>
      </Box>,
      slot,
    )
  );
}

const BulkButton = ({ label, run, danger, disabledBecause }: RowAction) => (
  <Button
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
);

/** When the bar disappears with the focus in it, the rows get the focus. */
function KeepFocus({ onLost }: { onLost: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef(onLost);
  useLayoutEffect(() => {
    latest.current = onLost;
  });
  useLayoutEffect(() => {
    const around = place.current?.parentElement;
    return () => {
      if (around?.contains(document.activeElement)) latest.current();
    };
  }, []);
  return <span ref={place} hidden />;
}
