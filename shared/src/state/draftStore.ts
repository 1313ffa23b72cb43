import { create } from 'zustand';

/**
 * Drafts: input of forms that closed without the person's doing (a session that ended, a remote that failed),
 * by form and object. In memory: they survive a redirect to /auth and back, and nothing else.
 */
export const useDrafts = create<Record<string, unknown>>(() => ({}));

/** Drafts belong to a person: the same form opened by another person is empty. */
let owner: string | undefined;

export function keepDraft(key: string, values: unknown): void {
  useDrafts.setState({ [key]: values });
}

export function discardDraft(key: string): void {
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
