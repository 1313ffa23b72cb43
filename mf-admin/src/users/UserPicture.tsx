import { thumbnailUrl, type User } from '@itinera/shared/contracts';
import { initialsOf, personName } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';

interface UserPictureProps {
  user: User;
  /** Pixels; by default the height of a row. */
  size?: number;
}

/** Picture of a person, or their initials. Decorative beside the name. */
export const UserPicture = ({ user, size }: UserPictureProps) => (
  <Box
    aria-hidden="true"
    sx={{
      width: size ?? 'min(32px, var(--row, 40px) - 4px)',
      aspectRatio: '1',
      borderRadius: '50%',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      border: 1,
      borderColor: user.status === 'active' ? 'primary.main' : 'divider',
      fontSize: '0.75rem',
      '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
    }}
  >
    {user.picture_file_name ? (
      <img src={thumbnailUrl(user.picture_file_name)} alt="" loading="lazy" decoding="async" />
    ) : (
      initialsOf(personName(user))
    )}
  </Box>
);
