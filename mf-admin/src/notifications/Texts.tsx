import { problemsOfReaders, readersOf, type NotificationRule } from '@itinera/shared/contracts';
import { Typography } from '@itinera/shared/ui';
import { textsInWords } from './ruleWords';

/** Marks a rule whose texts would show a recipient hidden values; the remedy is in its title, and in the dialog. */
export function Texts({ rule }: { rule: NotificationRule }) {
  const { event, recipients, templates } = rule;
  const [problem] = Object.values(problemsOfReaders(event, readersOf(recipients), templates));
  return (
    <Typography
      component="span"
      variant="inherit"
      title={problem}
      sx={problem === undefined ? {} : { color: 'error.main', fontWeight: 600 }}
    >
      {textsInWords(rule)}
    </Typography>
  );
}
