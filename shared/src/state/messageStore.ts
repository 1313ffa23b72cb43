import { create } from 'zustand';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** The one action of a message, besides closing it. */
export interface MessageAction {
  label: string;
  run: () => void;
  /** It undoes what the message reports: the remaining time is shown, and Ctrl+Z runs it, too. */
  undoes?: boolean;
}

export interface Message {
  key: number;
  severity: Severity;
  text: string;
  /** How often it was repeated while it waited; each time its display time restarts. */
  said: number;
  action?: MessageAction;
  /** What "Copy details" copies, for support. */
  details?: string;
}

interface Messages {
  /** Snackbar: one at a time, at the bottom, with a Close button; the first is shown. */
  snackbars: Message[];
  /** Toasts: top right, side by side. */
  toasts: Message[];
}

export const useMessages = create<Messages>(() => ({ snackbars: [], toasts: [] }));

let lastKey = 0;
type Words = Omit<Message, 'key' | 'said'>;
const message = (words: Words): Message => ({ ...words, key: ++lastKey, said: 1 });

/** Messages with an action are never merged, however similar. */
const isSameMessage = (one: Words, other: Words): boolean =>
  one.text === other.text && one.severity === other.severity && !one.action && !other.action;

/**
 * The shown message stays; waiting failures come first, others in order. An Undo precedes an earlier one, which is shown again
 * afterwards, because Undo means the last action.
 */
function queued(queue: Message[], next: Message): Message[] {
  if (next.action?.undoes && queue[0]?.action?.undoes) return [next, ...queue];
  const place =
    next.severity === 'error'
      ? queue.findIndex(({ severity }, index) => index > 0 && severity !== 'error')
      : -1;
  return place < 0 ? [...queue, next] : queue.toSpliced(place, 0, next);
}

/** One queue for all remotes; a waiting message is not added twice. */
function added(queue: Message[], words: Words): Message[] {
  if (!queue.some((waiting) => isSameMessage(waiting, words))) return queued(queue, message(words));
  return queue.map((waiting) =>
    isSameMessage(waiting, words) ? { ...waiting, ...words, said: waiting.said + 1 } : waiting,
  );
}

const without = (queue: Message[], key: number): Message[] => queue.filter((message) => message.key !== key);

const say = (words: Words): void =>
  useMessages.setState(({ snackbars }) => ({ snackbars: added(snackbars, words) }));

/** Shows a message at the bottom for 5000 ms with a Close button (specification 9). */
export function showSnackbar(text: string, severity: Severity = 'info', action?: MessageAction): void {
  say({ text, severity, action });
}

/** Shows a failure in the snackbar; `details` is what its "Copy details" copies. */
export function showFailure(text: string, details: string, action?: MessageAction): void {
  say({ text, severity: 'error', details, action });
}

/** Shows a message at the top right for 3000 ms (specification 9). */
export function showToast(text: string, severity: Severity = 'info'): void {
  useMessages.setState(({ toasts }) => ({ toasts: added(toasts, { text, severity }) }));
}

/** Removes all actions: another person has signed in, and must not undo what is not theirs. */
export function withdrawActions(): void {
  useMessages.setState(({ snackbars }) => ({
    snackbars: snackbars.map((message) => ({ ...message, action: undefined })),
  }));
}

export function dismissMessage(key: number): void {
  useMessages.setState(({ snackbars, toasts }) => ({
    snackbars: without(snackbars, key),
    toasts: without(toasts, key),
  }));
}
