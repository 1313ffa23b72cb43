import { Alert } from '@itinera/shared/ui';

interface EffectProps {
  /** Effect of the values in the form; undefined while they can't be parsed. */
  next: string | undefined;
  /** Effect of the saved settings. */
  now: string | undefined;
}

/** Shows the effect of a change by an example, before it is saved. */
export const Effect = ({ next, now }: EffectProps) => (
  <Alert severity="info" role="status" icon={false}>
    {next ?? 'Complete the fields to see an example.'}
    {next !== undefined && now !== undefined && now !== next && ` So far: ${now}`}
  </Alert>
);
