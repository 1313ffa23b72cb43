import type { SearchResult } from '@itinera/shared/contracts';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Alert, Button } from '@itinera/shared/ui';

/** Names currencies without a rate, and links to the settings. */
export function MissingRates({ result: { currency, without_rate = [] } }: { result: SearchResult }) {
  if (without_rate.length === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ my: 1, '@media print': { display: 'none' } }}
      action={
        <Button color="inherit" component={RouterLink} to={`${pathTo('settings')}?dialog=rates`}>
          Exchange rates
        </Button>
      }
    >
      There is no exchange rate from {without_rate.join(', ')} to {currency}: what is priced in{' '}
      {without_rate.length === 1 ? 'this currency' : 'these currencies'} is shown without a price.
    </Alert>
  );
}
