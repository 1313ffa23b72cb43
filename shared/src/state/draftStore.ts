import { create } from 'zustand';

/**
 * What was typed into forms that closed without the person's doing (a session that ended, a remote that
 * failed), by form and object. In memory: it survives the way to /auth and back, and nothing else.
 */
export const useDrafts = create<Record<string, unknown>>(() => ({}));

/** Drafts belong to a person: the same form opened by somebody else is empty. */
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

/** Called with the person's id when a profile arrives: another person's drafts go. */
export function ownDrafts(userId: string): void {
  if (owner !== undefined && owner !== userId) useDrafts.setState({}, true);
  owner = userId;
}
