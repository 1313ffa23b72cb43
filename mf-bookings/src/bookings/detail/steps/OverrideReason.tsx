import { LineInput } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';

/** What a refusal says is no longer there to sell, unless there is a reason. */
export type Overridable = 'seats' | 'rooms';

/** Whether a refusal allows confirming held seats of a closed block, or rooms that are not left, with a reason. */
export function needsReason(params: Readonly<Record<string, unknown>>, what: Overridable): boolean {
  const refused = params[what];
  return (
    typeof refused === 'object' &&
    refused !== null &&
    'may_override' in refused &&
    refused.may_override === true
  );
}

interface OverrideReasonProps {
  what: Overridable;
  value: string;
  onChange: (reason: string) => void;
}

export const OverrideReason = ({ what, value, onChange }: OverrideReasonProps) => (
  <Box sx={{ mt: 2 }}>
    <LineInput
      label={`Reason to sell these ${what}`}
      hint="It becomes part of the history"
      value={value}
      onChange={onChange}
      required
    />
  </Box>
);
