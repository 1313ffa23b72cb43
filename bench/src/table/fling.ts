export interface Smoothness {
  framesPerSecond: number;
  /** The 95th percentile of the frame times in milliseconds. */
  p95: number;
}

/** Runs inside the page: scrolls the table two rows a frame, back up where it ends, and reports how smooth that was. */
export async function fling(frames: number): Promise<Smoothness> {
  const table = document.querySelector('[role=grid]');
  if (!table) throw new Error('There is no table to scroll.');
  const times: number[] = [];
  let step = 112;
  let last = await new Promise(requestAnimationFrame);
  while (times.length < frames) {
    const before = table.scrollTop;
    table.scrollTop += step;
    if (table.scrollTop === before) step = -step;
    const now = await new Promise<number>(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const whole = times.reduce((sum, time) => sum + time, 0);
  return { framesPerSecond: (1000 * frames) / whole, p95: sorted[Math.floor(frames * 0.95)] ?? NaN };
}
