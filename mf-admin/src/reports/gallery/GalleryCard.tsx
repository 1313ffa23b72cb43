import {
  allReports,
  type ReportCard,
  type ReportColumns,
  type ReportFigure,
  type ReportKey,
} from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import { changeInWords, figureInWords } from '../figures';
import { reportAddress } from '../links';
import { everyStep } from '../steps';
import { reportWords } from '../words';
import { CardFrame } from './CardFrame';
import { Sparkline } from './Sparkline';

interface GalleryCardProps {
  name: ReportKey;
  /** Undefined while it is loading. */
  card: ReportCard | undefined;
}

const inWords = ({ from, to }: ReportCard['period']) =>
  from === to ? ` as of ${formatDay(from)}` : `, ${formatDay(from)} – ${formatDay(to)}`;

/** Card of one report with its first figure. */
export function GalleryCard({ name, card }: GalleryCardProps) {
  const { title, question } = reportWords[name];
  const columns: ReportColumns = allReports[name].columns;
  const [first] = allReports[name].figures;
  return (
    <CardFrame title={title} question={question} to={reportAddress(name)}>
      {card?.figures.map((figure) => (
        <Figure key={figure.currency} name={name} figure={figure} />
      ))}
      {card && card.points.length > 1 && <Sparkline values={seriesOf(card)} />}
      <Typography variant="body2" color="textSecondary">
        {card ? `${columns[first]?.label}${inWords(card.period)}` : '…'}
      </Typography>
    </CardFrame>
  );
}

/** Values of the first currency, one per step. */
function seriesOf({ points, period, step }: ReportCard): number[] {
  const [first] = points;
  const own = points.filter(({ currency }) => currency === first?.currency);
  return everyStep(own, period, step).map(({ value }) => value ?? 0);
}

function Figure({ name, figure }: { name: ReportKey; figure: ReportFigure }) {
  const columns: ReportColumns = allReports[name].columns;
  const kind = columns[figure.name]?.kind;
  const change = changeInWords(kind, figure.value, figure.before, figure.currency);
  return (
    <Typography
      component="p"
      sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 }}
    >
      {figureInWords(kind, figure.value, figure.currency)}
      {change !== undefined && (
        <>
          {' '}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {change}
          </Typography>
        </>
      )}
    </Typography>
  );
}
