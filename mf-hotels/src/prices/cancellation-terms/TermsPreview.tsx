import { cancellationTerms } from '@itinera/shared/contracts';
import { useWatch } from '@itinera/shared/forms';
import { termsInWords } from '@itinera/shared/format';
import { Alert } from '@itinera/shared/ui';
import { useRuleScope } from '../rules/RuleScope';
import type { TermsFieldsProps } from './termsForm';

const { steps: stepsInput, no_show: noShowInput } = cancellationTerms.updateInput.shape;

/** What the steps in the form mean, while they are typed. */
export function TermsPreview({ control }: Pick<TermsFieldsProps, 'control'>) {
  const { currency } = useRuleScope();
  const [steps, noShow] = useWatch({ control, name: ['steps', 'no_show'] });
  const typed = [stepsInput.safeParse(steps), noShowInput.safeParse(noShow)] as const;
  const isComplete = typed.every(({ success }) => success);
  if (!isComplete) return <Alert severity="info">The terms appear here when all steps are complete.</Alert>;
  const words = termsInWords({ steps: typed[0].data ?? [], no_show: typed[1].data ?? null }, currency);
  return <Alert severity="success">{words.join(', ')}</Alert>;
}
