import { create } from 'zustand';

/** Unsaved input of a form or a sheet. */
export interface Draft {
  /** Name of the form: `Edit city`. */
  title: string;
  /** What it belongs to: an entry, such as `Athens`, or the page. */
  subject: string;
  /** Address at which it was open. */
  address: string;
  /** The input, in a shape that the form knows. */
  typed: unknown;
  /** Values that a form began with: differences from the saved ones are changes of another user. */
  base?: unknown;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /**
   * `open`: its form is shown. `closed`: the form was closed without the person's doing, and restores it when it opens again. `found`:
   * like closed, but from an earlier document, before a reload or a crash.
   */
  state: 'open' | 'closed' | 'found';
}

/**
 * Drafts by form and object. They survive a redirect to /auth and back; the shell keeps an encrypted copy on the device, for reloads and
 * crashes.
 */
export const useDrafts = create<Record<string, Draft>>(() => ({}));

/** Drafts belong to a person: the same form opened by another person is empty. */
let owner: string | undefined;

export function keepDraft(key: string, draft: Draft): void {
  useDrafts.setState({ [key]: draft });
}

export function discardDraft(key: string): void {
  if (!(key in useDrafts.getState())) return;
  useDrafts.setState(
    (drafts) => Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key)),
    true,
  );
}

/** Called with the person's id when a profile arrives: drafts of another person are removed. */
export function ownDrafts(userId: string): void {
  if (owner !== undefined && owner !== userId) useDrafts.setState({}, true);
  owner = userId;
}
