import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useRef } from 'react';
import { placeByKey } from './placeByKey';

/** Fields inside an item keep the mouse for selecting text. */
const startsDrag = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
  target instanceof Element &&
  // Menus and dialogs of an item are elsewhere in the document.
  currentTarget instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('input, textarea, select');

/** Shorter movements are clicks. */
const near = { distance: 6 };

class ItemMouseSensor extends MouseSensor {
  static override activators: typeof MouseSensor.activators = [
    {
      eventName: 'onMouseDown',
      handler: (event) => event.button === 0 && startsDrag(event),
    },
  ];
}

/** A finger on the handle moves the item at once, because nothing else can be meant. */
class ItemTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const { target } = props.event;
    const isOnHandle = target instanceof Element && target.closest('[data-drag-handle]') !== null;
    super(isOnHandle ? { ...props, options: { ...props.options, activationConstraint: near } } : props);
  }
  static override activators: typeof TouchSensor.activators = [
    {
      eventName: 'onTouchStart',
      handler: (event) => event.touches.length === 1 && startsDrag(event),
    },
  ];
}

/**
 * Sensors that move an item: the mouse, a finger on its handle or one that rests first (otherwise it scrolls), and keys, which move by
 * positions instead of distances, so that one press is one position however large the items are.
 */
export function useDragSensors(ids: readonly string[], layout: 'rows' | 'tiles') {
  const byKey = useRef<string>(undefined);

  const moveByKey: KeyboardCoordinateGetter = (event, { active, context, currentCoordinates }) => {
    const from = ids.indexOf(String(context.over?.id ?? active));
    const rects = ids.map((id) => context.droppableRects.get(id));
    const inFirstRow = rects.filter((rect) => rect && rect.top === rects[0]?.top).length;
    const columns = layout === 'rows' ? 1 : inFirstRow;
    const place = placeByKey(event.key, from, { count: ids.length, columns });
    const target = place === undefined ? undefined : ids[place];
    if (place === undefined || target === undefined) return undefined;
    event.preventDefault();
    byKey.current = target;
    context.droppableContainers.get(target)?.node.current?.scrollIntoView({ block: 'nearest' });
    const { left: x, top: y } = rects[place] ?? { left: currentCoordinates.x, top: currentCoordinates.y };
    return { x, y };
  };

  const sensors = useSensors(
    useSensor(ItemMouseSensor, { activationConstraint: near }),
    useSensor(ItemTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKey }),
  );
  const collisionDetection: CollisionDetection = (moving) =>
    byKey.current === undefined ? closestCenter(moving) : [{ id: byKey.current }];
  const begin = ({ active, activatorEvent }: DragStartEvent) => {
    byKey.current = activatorEvent instanceof KeyboardEvent ? String(active.id) : undefined;
  };
  return { sensors, collisionDetection, begin };
}
