import type { Settings } from '@itinera/shared/contracts';
import type { ComponentType } from 'react';

/** All settings, which staff receive; partners receive some of them. */
export type AllSettings = Required<Settings>;

export interface CardProps {
  settings: AllSettings;
}

/** Settings that are decided together, and their dialog at `?dialog=<name>`. */
export interface SettingsCard {
  /** Name in the address. */
  name: string;
  title: string;
  /** As wide as two cards, for tables. */
  isWide?: boolean;
  Facts: ComponentType<CardProps>;
  Dialog: ComponentType<CardProps & { onClose: () => void }>;
}
