import { systemPath, type JobState, type SystemState } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatInstant, plural } from '@itinera/shared/format';
import { CardFrame, NotLoaded } from '@itinera/shared/record';
import { PlainTable } from '../PlainTable';
import { everyInWords, jobInWords } from './jobInWords';
import { Warnings } from './Warnings';
import { jobWarning } from './systemWarnings';

/** State of the server's recurring jobs. */
export function JobsCard() {
  const { data, error, refetch } = useAnswer<SystemState>(systemPath, {}, systemPath);
  return (
    <CardFrame name="jobs" title="Jobs" isWide>
      {data ? (
        <Jobs jobs={data.jobs} />
      ) : (
        <NotLoaded what="jobs" error={error} onRetry={() => void refetch()} />
      )}
    </CardFrame>
  );
}

function Jobs({ jobs }: Pick<SystemState, 'jobs'>) {
  const warning = jobWarning(jobs);
  return (
    <>
      <Warnings texts={warning === undefined ? [] : [warning]} />
      <PlainTable label="Table of jobs" columns={['Job', 'Runs', 'Last ran', 'Next', 'State']} isListOnPhones>
        {jobs.map((job) => (
          <JobRow key={job.name} {...job} />
        ))}
      </PlainTable>
    </>
  );
}

const JobRow = ({ name, every_seconds, ran_at, due_at, failures, last_error, is_late }: JobState) => (
  <tr>
    <td>{jobInWords(name)}</td>
    <td data-label="Runs">{everyInWords(every_seconds)}</td>
    <td data-label="Last ran">{ran_at === null ? 'Never' : formatInstant(ran_at)}</td>
    <td data-label="Next">{due_at === null ? '—' : formatInstant(due_at)}</td>
    <td data-label="State">
      {[
        is_late ? 'Late' : 'On time',
        failures > 0 && `failed ${plural(failures, 'time')}${last_error === null ? '' : `: ${last_error}`}`,
      ]
        .filter(Boolean)
        .join(', ')}
    </td>
  </tr>
);
