import { useSortable } from '@dnd-kit/sortable';
import { Box, IconButton, SvgIcon } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface ReorderableItemProps {
  id: string;
  name: string;
  children: (handle: ReactNode) => ReactNode;
}

/** One item of a `ReorderableList`: dragged anywhere, moved by keys from its handle. */
export function ReorderableItem({ id, name, children }: ReorderableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      size="small"
      data-drag-handle
      aria-label={`Move ${name}`}
      aria-describedby={attributes['aria-describedby']}
      title="Drag to move, or press Space and the arrow keys"
      sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
    >
      <SvgIcon fontSize="small">
        <path d="M9 4h2v2H9zm4 0h2v2h-2zM9 9h2v2H9zm4 0h2v2h-2zm-4 5h2v2H9zm4 0h2v2h-2zm-4 5h2v2H9zm4 0h2v2h-2z" />
      </SvgIcon>
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...listeners}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      sx={{
        listStyle: 'none',
        minWidth: 0,
        position: 'relative',
        // A long press must not open the browser's menu for an image.
        WebkitTouchCallout: 'none',
        ...(isDragging && { zIndex: 1, opacity: 0.85, boxShadow: 8 }),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
      }}
    >
      {children(handle)}
    </Box>
  );
}
