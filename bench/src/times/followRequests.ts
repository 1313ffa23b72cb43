import type { Page, Request } from '@playwright/test';

interface Span {
  type: string;
  start: number;
  end: number;
}

/** Records the requests of a page until the returned function is called. */
export function followRequests(page: Page): () => Span[] {
  const spans: Span[] = [];
  const note = (request: Request) => {
    const { startTime, responseEnd } = request.timing();
    spans.push({ type: request.resourceType(), start: startTime, end: startTime + responseEnd });
  };
  page.on('requestfinished', note);
  return () => {
    page.off('requestfinished', note);
    return spans;
  };
}

/** The longest chain of requests; a request that started after another ended counts as waiting for it. */
export function waterfallDepth(spans: Span[]): number {
  const depths: number[] = [];
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  for (const { start } of ordered) {
    const before = depths.filter((_, index) => (ordered[index]?.end ?? Infinity) <= start);
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
