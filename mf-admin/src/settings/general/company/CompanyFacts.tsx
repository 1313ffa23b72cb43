import { languages } from '@itinera/shared/format';
import { FactList } from '@itinera/shared/record';
import type { CardProps } from '../card';
import { labels } from '../labels';

export const CompanyFacts = ({ settings: { company_name, default_locale, page_size } }: CardProps) => (
  <FactList
    facts={[
      [labels.company_name, company_name || 'None'],
      [labels.default_locale, languages[default_locale]],
      [labels.page_size, String(page_size)],
    ]}
  />
);
