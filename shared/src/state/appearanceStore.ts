import { create } from 'zustand';
import { appearanceCookie } from './cookies';

/** `system` follows the device. Dark is the default (specification 1). */
export const appearances = ['dark', 'light', 'system'] as const;
export type Appearance = (typeof appearances)[number];

const remembered = (): Appearance => appearances.find((known) => known === appearanceCookie.read()) ?? 'dark';

/** The appearance selected in this browser; shell and remotes follow at once. */
export const useAppearance = create<{ appearance: Appearance }>(() => ({ appearance: remembered() }));

export function chooseAppearance(appearance: Appearance): void {
  appearanceCookie.save(appearance);
  useAppearance.setState({ appearance });
}

/** Reads the cookie again, for a tab that was hidden while another one changed it. */
export function rereadAppearance(): void {
  useAppearance.setState({ appearance: remembered() });
}
