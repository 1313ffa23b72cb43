import type { Role } from '@itinera/shared/contracts';
import { roleNames } from '@itinera/shared/format';
import { Alert, Box, Typography } from '@itinera/shared/ui';
import { roleChange } from './rightsOf';

interface RoleChangeProps {
  from: Role;
  to: Role;
}

/** Rights that a person gains and loses with the selected role. */
export function RoleChange({ from, to }: RoleChangeProps) {
  const { gained, lost } = roleChange(from, to);
  return (
    <Alert severity="warning" role="status">
      <Typography component="p">
        {roleNames[from]} → {roleNames[to]}. All sessions of this person end.
      </Typography>
      {gained.length === 0 && lost.length === 0 && 'The rights remain the same.'}
      <Rights title="Gained" rights={gained} />
      <Rights title="Lost" rights={lost} />
    </Alert>
  );
}

const Rights = ({ title, rights }: { title: string; rights: readonly string[] }) =>
  rights.length > 0 && (
    <>
      <Typography component="p" sx={{ mt: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5 }}>
        {rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </Box>
    </>
  );
