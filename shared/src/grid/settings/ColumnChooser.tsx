import { Box, Button, IconButton, Typography } from '@itinera/shared/ui';
import { Popover } from '@itinera/shared/ui-more';
import { useRef } from 'react';
import { useDragOrder } from './useDragOrder';
import type { Column } from '../list/column';
import { inOrder, isHidden } from './arrange';
import { moveColumn } from './moveColumn';
import type { ListSettings } from './useTableSettings';

export interface ColumnChooserProps {
  columns: Pick<Column<unknown>, 'id' | 'header' | 'essential' | 'hidden'>[];
  settings: ListSettings;
  anchor: Element;
  onClose: () => void;
}

/** Shows, hides and orders columns, by dragging or by buttons. */
export function ColumnChooser({ columns, settings, anchor, onClose }: ColumnChooserProps) {
  const root = useRef<HTMLUListElement>(null);
  const sorted = inOrder(columns, settings.order);
  const order = sorted.map(({ id }) => id);
  const { mark, start } = useDragOrder(root, 'y', (id, { over, side }) =>
    settings.change({ order: moveColumn(order, id, side, over) }),
  );
  const hidden = sorted.filter((column) => isHidden(column, settings)).map(({ id }) => id);
  const toggle = (id: string) =>
    settings.change({
      order,
      hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
    });

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns' } }}
    >
      <Typography component="h2" variant="h2" sx={{ p: 2, pb: 1 }}>
        Columns
      </Typography>
      <Box component="ul" ref={root} sx={{ listStyle: 'none', m: 0, px: 1, minWidth: 280 }}>
        {sorted.map(({ id, header, essential }, place) => {
          const before = order[place - 1];
          const after = order[place + 1];
          return (
            <Box
              component="li"
              key={id}
              data-drag={id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 36,
                boxShadow:
                  mark?.over === id
                    ? `inset 0 ${mark.side === 'before' ? 2 : -2}px 0 currentColor`
                    : undefined,
              }}
            >
              <Box
                component="span"
                aria-hidden="true"
                sx={{ px: 1, cursor: 'grab', touchAction: 'none' }}
                onPointerDown={(event) => start(event, id)}
              >
                ⠿
              </Box>
              <Box
                component="label"
                sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}
              >
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  disabled={essential}
                  onChange={() => toggle(id)}
                />
                {header}
              </Box>
              <IconButton
                size="small"
                sx={{ minWidth: 28 }}
                aria-label={`Move ${header} up`}
                disabled={before === undefined}
                onClick={() =>
                  before !== undefined && settings.change({ order: moveColumn(order, id, 'before', before) })
                }
              >
                <span aria-hidden="true">↑</span>
              </IconButton>
              <IconButton
                size="small"
                sx={{ minWidth: 28 }}
                aria-label={`Move ${header} down`}
                disabled={after === undefined}
                onClick={() =>
                  after !== undefined && settings.change({ order: moveColumn(order, id, 'after', after) })
                }
              >
                <span aria-hidden="true">↓</span>
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1.5 }}>
        <Button size="small" disabled={!settings.isChanged} onClick={settings.reset}>
          Reset columns
        </Button>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Popover>
  );
}
