import { reportSchedules, type ReportSchedule } from '@itinera/shared/contracts';
import { messageOf, useChange, useList, useRemove } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Alert, Box, Button, Link, Typography } from '@itinera/shared/ui';
import { reportAddress } from '../links';
import { frequencyNames } from './scheduleWords';

/** Scheduled reports; all staff may pause or delete them. */
export function Schedules() {
  const { data, error, refetch } = useList(reportSchedules, {});
  if (error && !data)
    return (
      <Alert
        severity="error"
        sx={{ mb: 2 }}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The reports that are sent by mail could not be loaded. {messageOf(error)}
      </Alert>
    );
  if (!data || data.result.length === 0) return null;
  return (
    <Box component="section" aria-label="Sent by mail" sx={{ mb: 2.5 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
        Sent by mail
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.result.map((schedule) => (
          <Schedule key={schedule.id} schedule={schedule} />
        ))}
      </Box>
    </Box>
  );
}

function Schedule({ schedule }: { schedule: ReportSchedule }) {
  const change = useChange(reportSchedules);
  const remove = useRemove(reportSchedules);
  const { name, report, query, frequency, recipient_ids, is_active, last_sent_on } = schedule;
  const named = `Scheduled report ‘${name}’`;
  const facts = [
    is_active ? frequencyNames[frequency] : 'Paused',
    plural(recipient_ids.length, 'recipient'),
    last_sent_on ? `last sent on ${formatDay(last_sent_on)}` : 'not sent yet',
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}
    >
      <Link component={RouterLink} to={reportAddress(report, query)}>
        {name}
      </Link>
      <Typography component="span" variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-label={`${is_active ? 'Pause' : 'Resume'} ‘${name}’`}
        onClick={() =>
          void change(
            schedule,
            { is_active: !is_active },
            { named, done: `${named} ${is_active ? 'paused' : 'resumed'}` },
          )
        }
      >
        {is_active ? 'Pause' : 'Resume'}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={`Delete ‘${name}’`}
        onClick={() => void remove(schedule, { named })}
      >
        Delete
      </Button>
    </Box>
  );
}
