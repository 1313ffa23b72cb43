import { systemPath, type SystemState } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatInstant, plural } from '@itinera/shared/format';
import { CardFrame, FactList, NotLoaded } from '@itinera/shared/record';
import { inBytes } from './inBytes';

const survives = {
  power_failure: 'A power failure: no saved change is lost',
  killed_process: 'A killed process, but not a power failure',
};

/** The server behind all pages, for those who answer for it. */
export function ServerCard() {
  const { data, error, refetch } = useAnswer<SystemState>(systemPath, {}, systemPath);
  return (
    <CardFrame name="server" title="Server" isWide>
      {data ? (
        <Facts {...data} />
      ) : (
        <NotLoaded what="state of the server" error={error} onRetry={() => void refetch()} />
      )}
    </CardFrame>
  );
}

const Facts = ({ api, database, free_bytes, last_backup }: SystemState) => (
  <FactList
    facts={[
      ['Database', `${database.engine} ${database.version}, ${inBytes(database.size_bytes)}`],
      ['Survives', survives[database.survives]],
      ['Free space', inBytes(free_bytes)],
      ['Last backup', last_backup ? backupInWords(last_backup) : 'None made yet'],
      ['API', `${api.version}, commit ${api.commit}`],
      ['Running since', formatInstant(api.started_at)],
    ]}
  />
);

const backupInWords = ({
  created_at,
  rows,
  files,
  missing_files,
}: NonNullable<SystemState['last_backup']>): string =>
  [
    formatInstant(created_at),
    plural(rows, 'row'),
    plural(files, 'file'),
    missing_files > 0 && `${plural(missing_files, 'file')} missing`,
  ]
    .filter(Boolean)
    .join(', ');
