import { useTotal } from '@itinera/shared/data';
import { useSession } from '@itinera/shared/state';
import { IconButton, styled, SvgIcon } from '@itinera/shared/ui';
import { useSyncExternalStore } from 'react';
import {
  announcedNotifications,
  subscribeToRegistry,
  type AnnouncedNotifications,
} from '../remotes/registry';

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -4,
  left: 'calc(100% - 16px)',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const asText = () => JSON.stringify(announcedNotifications() ?? null);

/** Notifications of the signed-in person; not rendered unless a remote announces some. */
export function Bell({ onClick }: { onClick: () => void }) {
  const announced: AnnouncedNotifications | null = JSON.parse(
    useSyncExternalStore(subscribeToRegistry, asText),
  );
  const isKnown = useSession(({ profile }) => profile !== null);
  return announced && isKnown ? <RingingBell {...announced} onClick={onClick} /> : null;
}

function RingingBell({ title, unread, onClick }: AnnouncedNotifications & { onClick: () => void }) {
  const { total: count = 0, refetch: countAgain } = useTotal(unread.path, unread.query);
  // Counts again, because the list that opens is newer than the number.
  const open = () => {
    void countAgain();
    onClick();
  };
  return (
    <IconButton
      color="inherit"
      aria-haspopup="dialog"
      aria-label={count ? `${title}, ${count} unread` : title}
      onClick={open}
    >
      <SvgIcon>
        <path d="M12 2a1.5 1.5 0 0 0-1.5 1.5v.7A6 6 0 0 0 6 10v5l-2 2v1h16v-1l-2-2v-5a6 6 0 0 0-4.5-5.8v-.7A1.5 1.5 0 0 0 12 2m-4 8a4 4 0 0 1 8 0v6H8zm2 9a2 2 0 0 0 4 0z" />
      </SvgIcon>
      {count > 0 && <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
    </IconButton>
  );
}
