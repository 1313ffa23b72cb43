import { systemPath, type PolicyViolation, type SystemState } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatInstant, grouped } from '@itinera/shared/format';
import { CardFrame, NotLoaded } from '@itinera/shared/record';
import { Typography } from '@itinera/shared/ui';
import { PlainTable } from '../PlainTable';

/** What browsers refused on our pages, as they reported it. */
export function ViolationsCard() {
  const { data, error, refetch } = useAnswer<SystemState>(systemPath, {}, systemPath);
  return (
    <CardFrame name="violations" title="Refused by browsers" isWide>
      {data ? (
        <Violations violations={data.policy_violations ?? []} />
      ) : (
        <NotLoaded what="reports of browsers" error={error} onRetry={() => void refetch()} />
      )}
    </CardFrame>
  );
}

function Violations({ violations }: { violations: readonly PolicyViolation[] }) {
  if (violations.length === 0) return <Typography>Nothing in the last 90 days.</Typography>;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Code, frames or addresses that a page may not use were stopped. One line many times means a fault in a
        release or an attack; a single one is often an extension of a browser. Reports are samples.
      </Typography>
      <PlainTable
        label="Table of refusals"
        columns={['Page', 'Rule', 'Refused', 'Times', 'First', 'Last']}
        isListOnPhones
      >
        {violations.map(({ page, directive, blocked, seen, first_at, last_at }) => (
          <tr key={`${page} ${directive} ${blocked}`}>
            <td>{page}</td>
            <td data-label="Rule">{directive}</td>
            <td data-label="Refused">{blocked}</td>
            <td data-label="Times">{grouped(seen)}</td>
            <td data-label="First">{formatInstant(first_at)}</td>
            <td data-label="Last">{formatInstant(last_at)}</td>
          </tr>
        ))}
      </PlainTable>
    </>
  );
}
