import type { User } from '@itinera/shared/contracts';
import { initialsOf, personName } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';

/** The initials of a person, as high as a row leaves room for. Decorative beside the name. */
export const UserPicture = ({ user }: { user: User }) => (
  <Box
    aria-hidden="true"
    sx={{
      width: 'min(32px, var(--row, 40px) - 4px)',
      aspectRatio: '1',
      borderRadius: '50%',
      display: 'grid',
      placeItems: 'center',
      border: 1,
      borderColor: user.status === 'active' ? 'primary.main' : 'divider',
      fontSize: '0.75rem',
    }}
  >
    {initialsOf(personName(user))}
  </Box>
);
