import { useSettings } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';

interface PrintHeadProps {
  /** When the report was read, in milliseconds. */
  madeAt: number;
}

/** Head of a printed report with its author and time, because paper has no shell around it. */
export function PrintHead({ madeAt }: PrintHeadProps) {
  const { data } = useSettings();
  return (
    <Typography variant="body2" sx={{ display: 'none', mb: 1, '@media print': { display: 'block' } }}>
      {[data?.company_name, formatInstant(new Date(madeAt).toISOString())].filter(Boolean).join(' · ')}
    </Typography>
  );
}
