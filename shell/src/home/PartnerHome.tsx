import { pathTo } from '@itinera/shared/routes';
import { useLocation } from '@itinera/shared/router';
import { Box } from '@itinera/shared/ui';
import { LazyPart } from '../parts/LazyPart';

const loadWork = () => import('./PartnerWork').then((module) => ({ default: module.PartnerWork }));

/**
 * Line above a partner's hotels, to which they are redirected from `/` (specification 2). Its height is reserved while it loads and when
 * it fails, so that the list below never moves.
 */
export function PartnerHome() {
  const { pathname } = useLocation();
  if (pathname !== pathTo('hotels')) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1, height: 36, overflow: 'hidden' }}>
      <LazyPart load={loadWork} />
    </Box>
  );
}
