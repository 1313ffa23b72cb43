import { formatInstant } from '@itinera/shared/format';
import { CardFrame } from '@itinera/shared/record';
import { useParts, type RunningPart } from '@itinera/shared/state';
import { PlainTable } from '../PlainTable';

/** Releases that this page runs, with their failures since it was loaded. */
export function PartsCard() {
  const parts = useParts();
  return (
    <CardFrame name="parts" title="Versions on this page" isWide>
      <PlainTable
        label="Table of parts"
        columns={['Part', 'Team', 'Release', 'Commit', 'Built', 'Loaded in', 'Errors']}
      >
        {parts.map((part) => (
          <PartRow key={part.name} {...part} />
        ))}
      </PlainTable>
    </CardFrame>
  );
}

const PartRow = ({ name, team, release, commit, built, isFallback, loadMs, errors }: RunningPart) => (
  <tr>
    <td>{name}</td>
    <td>{team ?? '—'}</td>
    <td>
      {release}
      {isFallback && ' (previous release: the current one could not be loaded)'}
    </td>
    <td>{commit}</td>
    <td>{formatInstant(built)}</td>
    <td className="number">{loadMs === undefined ? 'Not loaded' : `${Math.round(loadMs)} ms`}</td>
    <td className="number">{errors}</td>
  </tr>
);
