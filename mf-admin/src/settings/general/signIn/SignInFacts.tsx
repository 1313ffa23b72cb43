import { FactList } from '@itinera/shared/record';
import type { CardProps } from '../card';
import { labels } from '../labels';
import { lackingInWords } from './lackingInWords';
import { useStaffWithoutSecondFactor } from './useStaffWithoutSecondFactor';

export function SignInFacts({ settings: { staff_second_factor } }: CardProps) {
  const lacking = useStaffWithoutSecondFactor();
  return (
    <FactList
      facts={[
        [labels.staff_second_factor, staff_second_factor ? 'Yes' : 'No'],
        ['Have none yet', lacking === undefined ? undefined : lackingInWords(lacking)],
      ]}
    />
  );
}
