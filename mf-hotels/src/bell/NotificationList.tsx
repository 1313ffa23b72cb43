import { notifications, type Notification } from '@itinera/shared/contracts';
import { messageOf, useList } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo, placeForPartner, placeOf } from '@itinera/shared/routes';
import { today, useSession } from '@itinera/shared/state';
import { Alert, Box, Button, Link, RowsLoading, Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { groupsOf, type Group } from './groupsOf';
import { mark, markAll } from './readCalls';

const [few, many] = [25, 100];

/** Content of the bell: the user's notifications, newest first. */
export function NotificationList() {
  const [per_page, setPerPage] = useState(few);
  const { data, error, refetch } = useList(notifications, { page: 1, per_page });
  const isPartner = useSession(({ partner }) => partner !== undefined);
  const hasUnread = data?.result.some(({ read_at }) => read_at === null);
  if (!data)
    return error ? (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Notifications could not be loaded. {messageOf(error)}
      </Alert>
    ) : (
      <RowsLoading rows={8} label="Loading the notifications" />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        {hasUnread ? (
          <Button size="small" variant="outlined" onClick={() => void markAll()}>
            Mark all as read
          </Button>
        ) : (
          <Typography color="textSecondary" role="status">
            {data.total === 0 ? 'Nothing has happened yet.' : 'All read'}
          </Typography>
        )}
        {!isPartner && (
          <Link component={RouterLink} to={pathTo('settings-notifications')}>
            Who gets what
          </Link>
        )}
      </Stack>
      {groupsOf(data.result, today()).map(({ label, groups }) => (
        <Box component="section" key={label} aria-label={label}>
          <Typography component="h3" variant="body2" color="textSecondary" sx={{ pb: 0.5 }}>
            {label}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
            {groups.map((group) => (
              <GroupItems key={group.first.id} {...group} isPartner={isPartner} />
            ))}
          </Box>
        </Box>
      ))}
      {data.total > per_page && per_page < many && (
        <Button size="small" onClick={() => setPerPage(many)}>
          Show older ones
        </Button>
      )}
      {data.total > many && per_page === many && (
        <Typography variant="body2" color="textSecondary">
          These are the newest {many}.
        </Typography>
      )}
    </Stack>
  );
}

/** The newest notification of an event, and on request the others of that day. */
function GroupItems({ first, others, isPartner }: Group & { isPartner: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const unread = others.filter(({ read_at }) => read_at === null).length;
  return (
    <>
      <Item one={first} isPartner={isPartner} />
      {isOpen && others.map((one) => <Item key={one.id} one={one} isPartner={isPartner} />)}
      {others.length > 0 && !isOpen && (
        <Box component="li" sx={{ pb: 1 }}>
          <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -1 }}>
            {`Show ${others.length} more${unread > 0 ? `, ${unread} unread` : ''}`}
          </Button>
        </Box>
      )}
    </>
  );
}

interface ItemProps {
  one: Notification;
  isPartner: boolean;
}

function Item({ one: { id, title, body, link, created_at, read_at }, isPartner }: ItemProps) {
  const place = link && (isPartner ? placeForPartner(link) : placeOf(link));
  const isRead = read_at !== null;
  const weight = { fontWeight: isRead ? 400 : 600 };
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        {place ? (
          <Link component={RouterLink} to={place} sx={weight} onClick={() => !isRead && void mark(id, true)}>
            {title}
          </Link>
        ) : (
          <Box component="span" sx={weight}>
            {title}
          </Box>
        )}
        <Typography variant="body2">{body}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatInstant(created_at).slice(-5)}
          {!isRead && ', unread'}
        </Typography>
      </div>
      <Button
        size="small"
        aria-label={`Mark ${isRead ? 'unread' : 'read'}: ${title}`}
        onClick={() => void mark(id, !isRead)}
      >
        {isRead ? 'Mark unread' : 'Mark read'}
      </Button>
    </Box>
  );
}
