import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/**
 * Renders an update at once when a person goes on typing or clicking before React has rendered it as a transition, so that no key reaches
 * what was there before. Returns how to forget it.
 */
export function beforeInput(update: () => void): () => void {
  waiting.add(update);
  return () => waiting.delete(update);
}

/** One update may lead to another: a dialog that is rendered at once waits for its fields. */
function renderNow(): void {
  for (const update of waiting) {
    waiting.delete(update);
    flushSync(update);
  }
}

// In the capture phase and before all others, because they may move the focus or read what is rendered.
for (const type of ['keydown', 'pointerdown']) globalThis.window?.addEventListener(type, renderNow, true);
