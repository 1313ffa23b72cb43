import { thumbnailUrl } from '@itinera/shared/contracts';
import { initialsOf, personName, roleNames } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Typography, visuallyHidden } from '@itinera/shared/ui';
import { hiddenBelow } from './hiddenBelow';

/** Opens the account panel, and shows who is signed in; on phones only the initials. */
export function PersonButton({ onClick }: { onClick: () => void }) {
  const profile = useSession((session) => session.profile);
  if (!profile) return null;
  const picture = profile.picture_file_name;
  const name = profile.company_name ?? personName(profile);
  return (
    <Button color="inherit" aria-haspopup="dialog" onClick={onClick} sx={{ minWidth: 0, gap: 1 }}>
      <Box
        aria-hidden="true"
        sx={{
          width: 32,
          height: 32,
          borderRadius: '50%',
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          border: 2,
          borderColor: 'primary.main',
          fontSize: '0.8125rem',
        }}
      >
        {picture ? (
          <img src={thumbnailUrl(picture)} alt="" width="28" height="28" style={{ objectFit: 'cover' }} />
        ) : (
          initialsOf(name)
        )}
      </Box>
      <Box sx={[{ textAlign: 'left', minWidth: 0, maxWidth: 220 }, hiddenBelow('sm')]}>
        <Typography variant="body2" component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.2 }}
        >
          {roleNames[profile.role]}
        </Typography>
        <span style={visuallyHidden}>, your account</span>
      </Box>
    </Button>
  );
}
