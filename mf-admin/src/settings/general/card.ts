import type { Settings } from '@itinera/shared/contracts';
import type { ComponentType, LazyExoticComponent } from 'react';

/** The staff read all settings; only partners lack some. */
export type AllSettings = Required<Settings>;

export interface CardProps {
  settings: AllSettings;
}

/** Some settings that are decided together: what they are, and their dialog at `?dialog=<name>`. */
export interface SettingsCard {
  /** In the address. */
  name: string;
  title: string;
  /** As wide as two cards: for tables. */
  isWide?: boolean;
  Facts: ComponentType<CardProps>;
  Dialog: LazyExoticComponent<ComponentType<CardProps & { onClose: () => void }>>;
}
