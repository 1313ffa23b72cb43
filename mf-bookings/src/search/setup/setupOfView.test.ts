import { expect, test } from '@jest/globals';
import type { SavedView, SearchSetupForm } from '@itinera/shared/contracts';
import { usualSetup } from '../result/resultSetup';
import { formOfView, newSetup, setupOfView, viewOfForm } from './setupOfView';

const view = (values: Pick<SavedView, 'query' | 'columns'>): SavedView => ({
  id: 'view',
  list: 'search-result',
  name: 'Agents',
  is_shared: false,
  is_default: false,
  is_mine: true,
  owner: { id: 'owner', name: 'Anna' },
  created_at: '',
  updated_at: '',
  ...values,
});

const other: SearchSetupForm = {
  name: 'Agents',
  group: 'date',
  shown: 'sale',
  markup_bp: 0,
  rounding: '10',
  currency: 'USD',
  rows: 50,
  hide_blocked: false,
  limit: 100,
  sort: 'stars',
  highlight: false,
  order: ['sale', 'hotel'],
  hidden: ['dates'],
  widths: { hotel: 240 },
  is_default: false,
  is_shared: false,
};

test('a setup is the same after it was saved and read', () => {
  expect(formOfView(view(viewOfForm(other)))).toEqual(other);
  expect(viewOfForm({ ...newSetup, name: 'Agents' }).query).toEqual({});
  expect(setupOfView(view(viewOfForm(other)))).toEqual({
    group: 'date',
    shown: 'sale',
    markup_bp: 0,
    rounding: 10,
    currency: 'USD',
    rows: 50,
    hide_blocked: false,
    limit: 100,
    sort: 'stars',
    highlight: false,
    columns: { order: ['sale', 'hotel'], hidden: ['dates'], widths: { hotel: 240 } },
  });
});

test('missing and unknown values of a view become defaults', () => {
  const strange = view({ query: { group: 'planet', limit: '9999', rows: '50', colour: 'red' }, columns: {} });
  expect(setupOfView(strange)).toEqual({
    ...usualSetup,
    rows: 50,
    columns: { order: [], hidden: [], widths: {} },
  });
});
