import type { UserStatus } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { statusNames } from './user';

/** A sign of its own for each status, so that none is told by its colour alone. */
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
