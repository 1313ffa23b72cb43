import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Link } from '@itinera/shared/ui';

interface AuthLinkProps {
  to: 'auth' | 'auth-register' | 'auth-restore-password';
  children: string;
}

export function AuthLink({ to, children }: AuthLinkProps) {
  return (
    <Link component={RouterLink} to={pathTo(to)}>
      {children}
    </Link>
  );
}
