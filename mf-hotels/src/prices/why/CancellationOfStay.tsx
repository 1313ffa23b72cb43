import type { CostStage, Quote } from '@itinera/shared/contracts';
import { stagesInWords } from '@itinera/shared/format';
import { FactList, type Fact } from '@itinera/shared/record';
import { Box, Typography } from '@itinera/shared/ui';
import { RuleLink } from './RuleLink';

interface CostsProps {
  stages: readonly CostStage[];
  currency: string;
  timeZone: string;
}

const Costs = ({ stages, currency, timeZone }: CostsProps) =>
  stagesInWords(stages, currency, timeZone).map((line) => <div key={line}>{line}</div>);

/** What a cancellation of the stay costs, from when on; for staff also what the customer is charged. */
export function CancellationOfStay({ quote }: { quote: Quote }) {
  const { terms, customer_stages, sale, currency, net_minor } = quote;
  if (net_minor === null) return null;
  const timeZone = terms?.time_zone ?? '';
  const ofCustomer: Fact[] =
    customer_stages && sale
      ? [
          [
            'Customers are charged',
            <Costs key="customer" stages={customer_stages} currency={sale.currency} timeZone={timeZone} />,
          ],
        ]
      : [];
  return (
    <Box component="section" aria-label="Cancellation">
      <Typography variant="h6" component="h3">
        Cancellation
      </Typography>
      {terms ? (
        <FactList
          facts={[
            [
              'Terms',
              <RuleLink key="terms" dialog="cancellation-terms">
                {terms.name}
              </RuleLink>,
            ],
            [
              // Partners see no sale, and are this one.
              sale === undefined ? 'Charged' : 'Partner charges',
              <Costs key="partner" stages={terms.stages} currency={currency} timeZone={timeZone} />,
            ],
            ...ofCustomer,
            ['Time zone', timeZone.replaceAll('_', ' ')],
          ]}
        />
      ) : (
        <RuleLink dialog="cancellation-terms">No terms: a cancellation is charged by hand.</RuleLink>
      )}
    </Box>
  );
}
