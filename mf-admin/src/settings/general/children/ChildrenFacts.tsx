import { FactList } from '@itinera/shared/record';
import type { CardProps } from '../card';
import { labels } from '../labels';
import { childrenInWords, dayInWords } from './childrenInWords';

export const ChildrenFacts = ({ settings }: CardProps) => (
  <FactList
    facts={[
      [labels.default_child_age, childrenInWords(settings.default_child_age)],
      [labels.child_age_reference, dayInWords[settings.child_age_reference]],
    ]}
  />
);
