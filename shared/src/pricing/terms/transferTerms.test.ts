import { expect, test } from '@jest/globals';
import type { CancellationStep } from '@itinera/shared/contracts';
import { transferStages } from './transferTerms';

const transfer = { arrival: '2027-06-12', persons: 3, net_minor: 6_000, sale_minor: 7_500 };
const step = (days_before: number | null, kind: CancellationStep['kind'], value: number) => ({
  days_before,
  hour: 18,
  kind,
  value,
});
const stagesOn = (steps: CancellationStep[], customer_terms_days = 0) =>
  transferStages(transfer, {
    steps,
    time_zone: 'Asia/Tokyo',
    customer: { customer_terms_days, customer_terms_margin_bp: 0 },
  });

test('days are before the arrival, amounts of the whole transfer or of each person, never more than its price', () => {
  const steps = [
    step(14, 'amount_per_stay', 1_000),
    step(7, 'amount_per_person', 1_500),
    step(1, 'amount_per_stay', 9_000),
  ];
  const [first, second, third] = [
    '2027-05-29T09:00:00.000Z',
    '2027-06-05T09:00:00.000Z',
    '2027-06-11T09:00:00.000Z',
  ];
  expect(stagesOn(steps)).toEqual({
    stages: [
      { from: null, cost_minor: 0 },
      { from: first, cost_minor: 1_000 },
      { from: second, cost_minor: 4_500 },
      { from: third, cost_minor: 6_000 },
    ],
    customer_stages: [
      { from: null, cost_minor: 0 },
      { from: first, cost_minor: 1_250 },
      { from: second, cost_minor: 5_625 },
      { from: third, cost_minor: 7_500 },
    ],
  });
});

test('the customer is charged earlier, as the settings say, and all of what is not refundable', () => {
  expect(stagesOn([step(7, 'percent', 5_000)], 2).customer_stages.at(-1)).toEqual({
    from: '2027-06-03T09:00:00.000Z',
    cost_minor: 3_750,
  });
  expect(stagesOn([step(null, 'percent', 10_000)])).toEqual({
    stages: [{ from: null, cost_minor: 6_000 }],
    customer_stages: [{ from: null, cost_minor: 7_500 }],
  });
});
