import { Alert } from '@itinera/shared/ui';

interface EffectProps {
  /** What follows from the form; undefined while it can't be worked out. */
  next: string | undefined;
  /** What follows from the settings as they are. */
  now: string | undefined;
}

/** What a change does, in an example, before it is saved. */
export const Effect = ({ next, now }: EffectProps) => (
  <Alert severity="info" role="status" icon={false}>
    {next ?? 'Complete the fields to see an example.'}
    {next !== undefined && now !== undefined && now !== next && ` So far: ${now}`}
  </Alert>
);
