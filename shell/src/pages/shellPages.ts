import type { PageLoader } from '@itinera/shared/remote';
import type { RouteNameOf } from '@itinera/shared/routes';

/** Pages that the shell renders itself. */
export const shellPages: Record<RouteNameOf<'shell'>, PageLoader> = {
  index: () => import('../home/HomePage'),
  auth: () => import('../auth/SignInPage'),
  'auth-register': () => import('../auth/RegisterPage'),
  'auth-restore-password': () => import('../auth/RestorePasswordPage'),
};
