import { create } from 'zustand';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** The one thing that can be done about a message, beside closing it. */
export interface MessageAction {
  label: string;
  run: () => void;
  /** It takes back what the message tells: the time that is left for it is shown, and Ctrl+Z runs it, too. */
  undoes?: boolean;
}

export interface Message {
  key: number;
  severity: Severity;
  text: string;
  /** How often it was said while it waited; each time it is shown from the start again. */
  said: number;
  action?: MessageAction;
  /** What "Copy details" puts on the clipboard, for whoever is asked for help. */
  details?: string;
}

interface Messages {
  /** One at a time, bottom, with a Close button; the first is shown. */
  snackbars: Message[];
  /** Top right, side by side. */
  toasts: Message[];
}

export const useMessages = create<Messages>(() => ({ snackbars: [], toasts: [] }));

let lastKey = 0;
type Words = Omit<Message, 'key' | 'said'>;
const message = (words: Words): Message => ({ ...words, key: ++lastKey, said: 1 });

/** Two messages with an action are two chances to act, however alike they read. */
const saysTheSame = (one: Words, other: Words): boolean =>
  one.text === other.text && one.severity === other.severity && !one.action && !other.action;

/** What is shown stays; behind it failures come first, everything else in the order it was said. */
function queued(queue: Message[], next: Message): Message[] {
  const place =
    next.severity === 'error'
      ? queue.findIndex(({ severity }, index) => index > 0 && severity !== 'error')
      : -1;
  return place < 0 ? [...queue, next] : queue.toSpliced(place, 0, next);
}

/** One queue for all remotes; what already waits there is not said twice. */
function added(queue: Message[], words: Words): Message[] {
  if (!queue.some((waiting) => saysTheSame(waiting, words))) return queued(queue, message(words));
  return queue.map((waiting) =>
    saysTheSame(waiting, words) ? { ...waiting, ...words, said: waiting.said + 1 } : waiting,
  );
}

const without = (queue: Message[], key: number): Message[] => queue.filter((message) => message.key !== key);

const say = (words: Words): void =>
  useMessages.setState(({ snackbars }) => ({ snackbars: added(snackbars, words) }));

/** Shown at the bottom for 5000 ms with a Close button (specification 9). */
export function showSnackbar(text: string, severity: Severity = 'info', action?: MessageAction): void {
  say({ text, severity, action });
}

/** A failure in the snackbar; `details` is what its "Copy details" copies. */
export function showFailure(text: string, details: string, action?: MessageAction): void {
  say({ text, severity: 'error', details, action });
}

/** Shown at the top right for 3000 ms (specification 9). */
export function showToast(text: string, severity: Severity = 'info'): void {
  useMessages.setState(({ toasts }) => ({ toasts: added(toasts, { text, severity }) }));
}

/** Another person is here now, who takes nothing back that is not their own. */
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
