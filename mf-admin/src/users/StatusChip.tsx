import type { UserStatus } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { statusNames } from './user';

/** Icon per status, so that no status is recognized by its colour alone. */
const looks = {
  active: { sign: '✓', colour: 'success.main' },
  pending: { sign: '?', colour: 'warning.main' },
  invited: { sign: '✉', colour: 'text.secondary' },
  blocked: { sign: '×', colour: 'error.main' },
} as const satisfies Record<UserStatus, object>;

export const StatusChip = ({ status }: { status: UserStatus }) => (
  <Box component="span" sx={{ color: looks[status].colour, whiteSpace: 'nowrap' }}>
    <span aria-hidden="true">{looks[status].sign} </span>
    {statusNames[status]}
  </Box>
);
