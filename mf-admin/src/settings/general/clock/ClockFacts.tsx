import { FactList } from '@itinera/shared/record';
import type { CardProps } from '../card';
import { labels } from '../labels';
import { timeIn } from './timeIn';

export const ClockFacts = ({ settings: { time_zone } }: CardProps) => (
  <FactList
    facts={[
      [labels.time_zone, time_zone],
      ['Now', timeIn(time_zone)],
    ]}
  />
);
