import { decimal, plural } from '@itinera/shared/format';
import type { SearchSetupForm } from '@itinera/shared/contracts';
import { groupWords, shownWords, sortWords } from './setupLabels';

/** A setup in one line, by what makes it different. */
export function setupInWords(setup: SearchSetupForm): string {
  const { group, shown, sort, markup_bp, currency, hide_blocked, limit } = setup;
  return [
    group === 'none' ? 'Not grouped' : `By ${groupWords[group].toLowerCase()}`,
    shownWords[shown].toLowerCase(),
    `sorted by ${sortWords[sort].toLowerCase()}`,
    markup_bp !== null && `mark-up ${decimal(markup_bp / 100)} %`,
    currency,
    !hide_blocked && 'also what can’t be sold',
    `${plural(limit, 'trip')} at most`,
  ]
    .filter(Boolean)
    .join(', ');
}
