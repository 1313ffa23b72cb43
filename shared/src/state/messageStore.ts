import { create } from 'zustand';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  key: number;
  severity: Severity;
  text: string;
}

interface Messages {
  /** One at a time, bottom, with a Close button; the first is shown. */
  snackbars: Message[];
  /** Top right, side by side. */
  toasts: Message[];
}

export const useMessages = create<Messages>(() => ({ snackbars: [], toasts: [] }));

let lastKey = 0;
const message = (text: string, severity: Severity): Message => ({ key: ++lastKey, severity, text });

/** One queue for all remotes; what already waits there is not said twice. */
const added = (queue: Message[], next: Message): Message[] =>
  queue.some(({ text, severity }) => text === next.text && severity === next.severity) ? queue : [...queue, next];

const without = (queue: Message[], key: number): Message[] => queue.filter((message) => message.key !== key);

/** Shown at the bottom for 5000 ms with a Close button (specification 9). */
export function showSnackbar(text: string, severity: Severity = 'info'): void {
  useMessages.setState(({ snackbars }) => ({ snackbars: added(snackbars, message(text, severity)) }));
}

/** Shown at the top right for 3000 ms (specification 9). */
export function showToast(text: string, severity: Severity = 'info'): void {
  useMessages.setState(({ toasts }) => ({ toasts: added(toasts, message(text, severity)) }));
}

export function dismissMessage(key: number): void {
  useMessages.setState(({ snackbars, toasts }) => ({ snackbars: without(snackbars, key), toasts: without(toasts, key) }));
}
