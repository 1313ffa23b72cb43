import { plural } from '@itinera/shared/format';
import { FactList } from '@itinera/shared/record';
import type { CardProps } from '../card';
import { labels } from '../labels';
import { referenceExample } from './referenceExample';

export const BookingsFacts = ({ settings }: CardProps) => (
  <FactList
    facts={[
      ['References', `Such as ${referenceExample(settings.booking_ref_prefix)}`],
      ['Seats are held', plural(settings.hold_hours, 'hour')],
      [labels.passport_months, String(settings.passport_months)],
    ]}
  />
);
