import type { Appearance } from '@itinera/shared/state';

export const appearanceNames: Record<Appearance, string> = {
  dark: 'Dark',
  light: 'Light',
  system: 'Match device',
};
