import { Box, IconButton, SvgIcon } from '@itinera/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';

interface RowFrameProps {
  index: number;
  noun: string;
  isLast: boolean;
  onMove: (to: number) => void;
  /** Undefined while the list has its minimum number of rows. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The fields of one row, with buttons to move and remove it. Alt and an arrow key move it from any of its
 * fields.
 */
export function RowFrame({ index, noun, isLast, onMove, onRemove, children }: RowFrameProps) {
  const row = `${noun} ${index + 1}`;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <Box
      component="li"
      data-row={index}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}
    >
      {/* Keys bubble up from the fields inside; the row itself is no control. */}
      <Box
        role="group"
        aria-label={row}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={moveByKey}
        sx={{
          flex: '1 1 240px',
          minWidth: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        }}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', pt: 1 }}>
        <RowButton
          act="up"
          label={`Move ${row} up`}
          path="M4 12l1.4 1.4L11 7.8V20h2V7.8l5.6 5.6L20 12l-8-8z"
          onClick={index > 0 ? () => onMove(index - 1) : undefined}
        />
        <RowButton
          act="down"
          label={`Move ${row} down`}
          path="M20 12l-1.4-1.4L13 16.2V4h-2v12.2l-5.6-5.6L4 12l8 8z"
          onClick={isLast ? undefined : () => onMove(index + 1)}
        />
        <RowButton
          act="remove"
          label={`Remove ${row}`}
          path="M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z"
          onClick={onRemove}
        />
      </Box>
    </Box>
  );
}

interface RowButtonProps {
  act: string;
  label: string;
  path: string;
  /** Undefined while unavailable. */
  onClick: (() => void) | undefined;
}

const RowButton = ({ act, label, path, onClick }: RowButtonProps) => (
  <IconButton data-act={act} aria-label={label} size="small" disabled={!onClick} onClick={onClick}>
    <SvgIcon fontSize="small">
      <path d={path} />
    </SvgIcon>
  </IconButton>
);
