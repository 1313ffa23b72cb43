import { expect, test } from '@jest/globals';
import type { Feature } from '@itinera/shared/contracts';
import { filters } from '../../../list/filters';
import { shownFeature } from './featureLinks';

const sauna = { id: 'a', group: 'general', name: 'Sauna', icon: null, order: 0, is_filter: false } as Feature;

test('the filter of the list offers only features that are marked for filters', () => {
  const filter = filters.find(({ key }) => key === 'feature_id');
  expect(filter?.kind === 'entity' && filter.query({})).toEqual({ with_data: true, is_filter: true });
});

test('the icon of a feature precedes its name', () => {
  expect(shownFeature({ ...sauna, icon: '🧖' })).toBe('🧖 Sauna');
  expect(shownFeature(sauna)).toBe('Sauna');
});
