import type { Announcements } from '@dnd-kit/core';

/** Announcements of a move for screen readers. `nameOf` and `placeOf` map an id to its name and its position, from 0. */
export function announcementsFor(
  count: number,
  nameOf: (id: string) => string,
  placeOf: (id: string) => number,
): Announcements {
  const place = (id: string | number) => `position ${placeOf(String(id)) + 1} of ${count}`;
  const name = (id: string | number) => nameOf(String(id));
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up at ${place(active.id)}.`,
    // The first position is its own: equal texts are not announced twice.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id
        ? `${name(active.id)} is picked up at ${place(active.id)}.`
        : `${name(active.id)} is at ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => `${name(active.id)} dropped at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Move cancelled. ${name(active.id)} is back at ${place(active.id)}.`,
  };
}

export const instructions = `Press Space to pick it up, the arrow keys, Home and End to move it,
  Space again to drop it, and Escape to cancel.`;
