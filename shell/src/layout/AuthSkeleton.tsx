import { Box } from '@itinera/shared/ui';

/** As high as the sign-in form, so that its card does not change when the form is loaded. */
export const AuthSkeleton = () => (
  <Box role="progressbar" aria-label="Loading the page" sx={{ height: 276 }} />
);
