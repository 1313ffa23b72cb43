import type { Hotel } from '@itinera/shared/contracts';
import { labels } from '../../../labels';
import { useReadsAsPartner } from '../../preview/useReadsAsPartner';
import { FactList, type Fact } from '@itinera/shared/record';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** Partners don't see the note. */
export function StatusFacts({ hotel }: { hotel: Hotel }) {
  const { is_active, is_recommended, is_bestseller, is_visited, status_note } = hotel;
  const facts: Fact[] = [
    [labels.is_active, yesNo(is_active)],
    [labels.is_recommended, yesNo(is_recommended)],
    [labels.is_bestseller, yesNo(is_bestseller)],
    [labels.is_visited, yesNo(is_visited)],
  ];
  return <FactList facts={useReadsAsPartner() ? facts : [...facts, [labels.status_note, status_note]]} />;
}
