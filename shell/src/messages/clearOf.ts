interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Space between a message and what it must not cover, in pixels. */
const GAP = 8;

/**
 * Distance from the bottom of the window, in pixels, at which a message covers none of these boxes: it is lifted above each box in its
 * way, lowest first. A box that would lift it beyond the middle of the window is ignored.
 */
export function clearOf(message: Box, boxes: readonly Box[], windowHeight: number, least: number): number {
  const height = message.bottom - message.top;
  return boxes
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((bottom, box) => {
      const isInTheWay =
        box.right > message.left &&
        box.left < message.right &&
        box.top < windowHeight - bottom + GAP &&
        box.bottom > windowHeight - bottom - height - GAP;
      const lifted = windowHeight - box.top + GAP;
      return isInTheWay && lifted < windowHeight / 2 ? Math.max(bottom, lifted) : bottom;
    }, least);
}
