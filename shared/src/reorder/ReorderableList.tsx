import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Box, visuallyHidden } from '@itinera/shared/ui';
import { useState, type ReactNode } from 'react';
import { announcementsFor, instructions } from './announcements';
import { ReorderableItem } from './ReorderableItem';
import { useDragSensors } from './useDragSensors';
import { useEscape } from './useEscape';

interface Item {
  id: string;
}

interface Move {
  /** Button that picks the item up by keys; rendered inside the item. */
  handle: ReactNode;
  /** Moves the item to a position from 0, for a button or a menu: not everybody can drag. */
  moveTo: (place: number) => void;
}

interface ReorderableListProps<T extends Item> {
  /** Accessible name of the list. */
  label: string;
  /** `tiles`: side by side, two on a phone, otherwise as many of at least 176 px as fit. */
  layout: 'rows' | 'tiles';
  items: readonly T[];
  /** Name of an item, for buttons and screen readers: `image 3`. */
  nameOf: (item: T) => string;
  /** Called with all items in their new order; must show them at once, also while saving. */
  onReorder: (items: T[]) => void;
  children: (item: T, move: Move) => ReactNode;
}

/** A list that a person reorders: by mouse, by finger, or by keys, which screen readers announce. */
export function ReorderableList<T extends Item>({
  label,
  layout,
  items,
  nameOf,
  onReorder,
  children,
}: ReorderableListProps<T>) {
  const ids = items.map(({ id }) => id);
  const { sensors, collisionDetection, begin } = useDragSensors(ids, layout);
  const [isMoving, setMoving] = useState(false);
  const [moved, setMoved] = useState('');
  useEscape(isMoving);

  const nameById = (id: string) => {
    const item = items.find((each) => each.id === id);
    return item ? nameOf(item) : '';
  };
  const move = (from: number, to: number) => {
    if (to >= 0 && to < items.length && from !== to) onReorder(arrayMove([...items], from, to));
  };
  const end = ({ active, over }: DragEndEvent) => {
    setMoving(false);
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        announcements: announcementsFor(items.length, nameById, (id) => ids.indexOf(id)),
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragStart={(event) => {
        begin(event);
        setMoved('');
        setMoving(true);
      }}
      onDragCancel={() => setMoving(false)}
      onDragEnd={end}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <Box component="ol" role="list" aria-label={label} sx={layouts[layout]}>
          {items.map((item, index) => (
            <ReorderableItem key={item.id} id={item.id} name={nameOf(item)}>
              {(handle) =>
                children(item, {
                  handle,
                  moveTo: (place) => {
                    move(index, place);
                    setMoved(`${nameOf(item)} moved to position ${place + 1} of ${items.length}.`);
                  },
                })
              }
            </ReorderableItem>
          ))}
        </Box>
      </SortableContext>
      <Box role="status" sx={visuallyHidden}>
        {moved}
      </Box>
    </DndContext>
  );
}

const layouts = {
  rows: { m: 0, p: 0 },
  tiles: {
    m: 0,
    p: 0,
    display: 'grid',
    gap: 2,
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fill, minmax(176px, 1fr))',
    },
  },
} as const;
