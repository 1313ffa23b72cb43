// These run inside the page and call no helper functions: they would not exist there.

declare global {
  interface Window {
    /** Milliseconds from the input to the frame after its handlers, as the browser reports them for INP. */
    replies?: number[];
  }
}

/** Records the reply to each key and click, from the beginning of the document. */
export function recordReplies(): void {
  window.replies = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) window.replies?.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

export function forgetReplies(): void {
  window.replies = [];
}

/** The longest reply since then. Shorter ones than a frame are not reported. */
export const longestReply = (): number => Math.max(16, ...(window.replies ?? []));

/** Resolves when nothing in the document has changed for so long. */
export async function untilStill(ms: number): Promise<void> {
  let last = performance.now();
  const changes = new MutationObserver(() => {
    last = performance.now();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - last < ms) await new Promise((resolve) => setTimeout(resolve, 50));
  changes.disconnect();
}
