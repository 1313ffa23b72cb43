import { plural } from '@itinera/shared/format';
import { FactList } from '@itinera/shared/record';
import type { CardProps } from '../card';
import { inPercent } from '../inPercent';
import { customerTermsInWords } from './customerTermsInWords';

export const TermsFacts = ({ settings }: CardProps) => {
  const { deposit_bp, deposit_days, balance_days, overdue_grace_days } = settings;
  return (
    <FactList
      facts={[
        [
          'Deposit',
          deposit_bp === 0
            ? 'None'
            : `${inPercent(deposit_bp)}, within ${plural(deposit_days, 'day')} of booking`,
        ],
        ['Balance', `${plural(balance_days, 'day')} before departure`],
        [
          'Overdue',
          overdue_grace_days === 0 ? 'The day after it is due' : `${plural(overdue_grace_days, 'day')} later`,
        ],
        ['Cancellation', customerTermsInWords(settings)],
      ]}
    />
  );
};
