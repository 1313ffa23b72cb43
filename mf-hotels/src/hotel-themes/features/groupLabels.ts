import type { Feature } from '@itinera/shared/contracts';

/** Labels of the groups of features. */
export const groupLabels: Record<Feature['group'], string> = {
  general: 'General',
  room: 'Room',
  beach: 'Beach',
  pool: 'Pool',
  kids: 'Children',
  food: 'Food',
  sport_spa: 'Sport and spa',
  business: 'Business',
};

export const groupOptions = Object.entries(groupLabels).map(([value, label]) => ({ value, label }));
