import { create } from 'zustand';

/** What was typed into a form or a sheet, and is not saved. */
export interface Draft {
  /** Name of the form: `Edit city`. */
  title: string;
  /** What it belongs to: the entry, such as `Athens`, or the page. */
  subject: string;
  /** Page and search of the address at which it was open. */
  address: string;
  /** The input; its shape is known to the form. */
  typed: unknown;
  /** The values that a form began with: where they differ from what is saved now, another user was faster. */
  base?: unknown;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /**
   * `open`: its form is on the screen. `closed`: the form closed without the person's doing, and takes it when it opens
   * again. `found`: as before, but from an earlier document: this one was reloaded, or the browser had crashed.
   */
  state: 'open' | 'closed' | 'found';
}

/**
 * Drafts by form and object. They survive a redirect to /auth and back; the shell keeps an encrypted copy on the device, for
 * reloads and crashes.
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
