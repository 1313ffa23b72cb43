import type { Hotel } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Link } from '@itinera/shared/router';
import { CoverageBar } from './CoverageBar';
import { gapAddress } from './gapAddress';

/** Price coverage of the next 365 nights; links to the first night without a price. */
export function CoverageCell({
  hotel: { id, price_coverage, price_gap, price_gap_dmc_id },
}: {
  hotel: Hotel;
}) {
  if (typeof price_coverage !== 'number') return '—';
  if (!price_gap || !price_gap_dmc_id) return <CoverageBar percent={price_coverage} />;
  return (
    <Link
      to={gapAddress(id, price_gap_dmc_id, price_gap)}
      title={`First night without a price: ${formatDay(price_gap)}`}
    >
      <CoverageBar percent={price_coverage} />
    </Link>
  );
}
