import { expect, test } from '@jest/globals';
import { copyForm, type CopyForm } from './copyForm';

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const empty: CopyForm = {
  source: 'partner',
  dmc_id: null,
  hotel_id: null,
  from_period_id: null,
  to_period_id: null,
  years: null,
  change_bp: 0,
  overwrites: false,
};

test.each<[Partial<CopyForm>, string[]]>([
  [{ source: 'partner' }, ['dmc_id']],
  [{ source: 'partner', dmc_id: one }, []],
  [{ source: 'hotel', dmc_id: one }, ['hotel_id']],
  [{ source: 'hotel', hotel_id: one, years: '1' }, []],
  [{ source: 'period' }, ['from_period_id', 'to_period_id']],
  [{ source: 'period', from_period_id: one, to_period_id: one }, ['to_period_id']],
  [{ source: 'period', from_period_id: one, to_period_id: other }, []],
  [{ source: 'year' }, ['years']],
  [{ source: 'year', years: '-1', change_bp: -1000 }, []],
  [{ source: 'year', years: '1', change_bp: -10_000 }, ['change_bp']],
])('copying %j is refused for %j', (typed, fields) => {
  const { error } = copyForm.safeParse({ ...empty, ...typed });
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(fields);
});
