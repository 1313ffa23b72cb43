import { FactList } from '@itinera/shared/record';
import type { CardProps } from '../card';
import { inPercent } from '../inPercent';
import { labels } from '../labels';
import { roundingInWords } from './roundingInWords';

export const SaleFacts = ({ settings }: CardProps) => (
  <FactList
    facts={[
      [labels.sale_currency, settings.sale_currency],
      [labels.default_markup_bp, `${inPercent(settings.default_markup_bp)}, unless a partner has its own`],
      [labels.sale_rounding, roundingInWords(settings.sale_rounding)],
    ]}
  />
);
