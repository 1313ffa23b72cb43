import { travellers } from '@itinera/shared/contracts';
import type { HistoryOf } from '@itinera/shared/forms';
import { country } from '../../countries/country';
import { traveller } from '../form/traveller';

const labels = Object.fromEntries(
  Object.entries(traveller.fields).map(([name, field]) => [name, field?.label]),
);

export const historyOfTraveller = (id: string): HistoryOf => ({
  collection: travellers,
  id,
  labels,
  references: { nationality: country, passport_issue_country: country },
});
