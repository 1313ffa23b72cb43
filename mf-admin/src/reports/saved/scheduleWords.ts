import type { ReportFrequency } from '@itinera/shared/contracts';

export const frequencyNames: Record<ReportFrequency, string> = {
  daily: 'Every day',
  weekly: 'Every Monday',
  monthly: 'On the first of a month',
};
