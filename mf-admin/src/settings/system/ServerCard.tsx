import { systemPath, type SystemState } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatInstant, plural } from '@itinera/shared/format';
import { CardFrame, FactList, NotLoaded, type Fact } from '@itinera/shared/record';
import { inBytes } from './inBytes';
import { Warnings } from './Warnings';
import { backupWarnings } from './systemWarnings';

const survives = {
  power_failure: 'A power failure: no saved change is lost',
  killed_process: 'A killed process, but not a power failure',
};

/** State of the server, for administrators. */
export function ServerCard() {
  const { data, dataUpdatedAt, error, refetch } = useAnswer<SystemState>(systemPath, {}, systemPath);
  return (
    <CardFrame name="server" title="Server" isWide>
      {data ? (
        <Facts state={data} now={dataUpdatedAt} />
      ) : (
        <NotLoaded what="state of the server" error={error} onRetry={() => void refetch()} />
      )}
    </CardFrame>
  );
}

const Facts = ({ state, now }: { state: SystemState; now: number }) => (
  <>
    <Warnings texts={backupWarnings(state, now)} />
    <FactList facts={factsOf(state)} />
  </>
);

const factsOf = ({ api, database, free_bytes, last_backup, last_restore }: SystemState): Fact[] => [
  ['Database', `${database.engine} ${database.version}, ${inBytes(database.size_bytes)}`],
  ['Survives', survives[database.survives]],
  ['Free space', inBytes(free_bytes)],
  ['Last backup', last_backup ? backupInWords(last_backup) : 'None made yet'],
  ['Last restored', last_restore ? restoreInWords(last_restore) : 'Never'],
  ['API', `${api.version}, commit ${api.commit}`],
  ['Running since', formatInstant(api.started_at)],
];

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

const backupInWords = ({
  created_at,
  rows,
  files,
  missing_files,
}: NonNullable<SystemState['last_backup']>): string =>
  joined(
    formatInstant(created_at),
    plural(rows, 'row'),
    plural(files, 'file'),
    missing_files > 0 && `${plural(missing_files, 'file')} missing`,
  );

const restoreInWords = ({
  created_at,
  is_rehearsal,
  backup_created_at,
  rows,
  files,
}: NonNullable<SystemState['last_restore']>): string =>
  joined(
    formatInstant(created_at),
    is_rehearsal ? 'as a rehearsal' : 'into this database',
    backup_created_at !== null && `from the backup of ${formatInstant(backup_created_at)}`,
    rows !== null && plural(rows, 'row'),
    files !== null && plural(files, 'file'),
  );
