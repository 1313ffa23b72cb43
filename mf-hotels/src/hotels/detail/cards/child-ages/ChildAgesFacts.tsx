import type { Hotel } from '@itinera/shared/contracts';
import { Typography } from '@itinera/shared/ui';
import { agesInWords } from './agesInWords';

export const ChildAgesFacts = ({ hotel: { child_age_limits } }: { hotel: Hotel }) => (
  <Typography sx={{ pt: 0.75 }}>{agesInWords(child_age_limits)}</Typography>
);
