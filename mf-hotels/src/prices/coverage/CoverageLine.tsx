import { coverageNights } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { Link as RouterLink, useLocation } from '@itinera/shared/router';
import { Link, Typography } from '@itinera/shared/ui';
import { CoverageBar } from './CoverageBar';
import { gapAddress } from './gapAddress';
import { usePriceCoverage } from './usePriceCoverage';

/** Price coverage of a partner for the next 365 nights, with a link to the first night without a price. */
export function CoverageLine({ hotelId, dmcId }: { hotelId: string; dmcId: string }) {
  const { state } = useLocation();
  const coverage = usePriceCoverage({ hotel_id: hotelId }).data?.find(({ dmc_id }) => dmc_id === dmcId);
  if (!coverage) return null;
  const { percent, first_gap } = coverage;
  return (
    <Typography component="div" variant="body2" role="group" aria-label="Coverage">
      <CoverageBar percent={percent} /> of the next {plural(coverageNights, 'night')} priced
      {first_gap !== null && (
        <>
          {' · '}
          <Link
            component={RouterLink}
            to={gapAddress(hotelId, dmcId, first_gap)}
            state={state}
            underline="always"
          >
            First gap: {formatDay(first_gap)}
          </Link>
        </>
      )}
    </Typography>
  );
}
