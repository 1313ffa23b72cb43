import {
  allReports,
  mostReportRows,
  type Period,
  type ReportColumns,
  type ReportKey,
} from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { formatDay, grouped, plural } from '@itinera/shared/format';
import { Link as RouterLink, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import {
  Alert,
  Box,
  Button,
  LinearProgress,
  onDemand,
  Page,
  printPage,
  RowsLoading,
  Stack,
  Typography,
  useSlow,
} from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { listLinks, reportAddress } from '../links';
import { parametersOf, queryOf } from '../parameters';
import { reportWords } from '../words';
import { PrintHead } from '../PrintHead';
import { ExportButton } from './ExportButton';
import { KeyFigures } from './KeyFigures';
import { Parameters } from './Parameters';
import { ReportChart } from './ReportChart';
import { ReportTable } from './ReportTable';
import { useReport } from './useReport';

const SaveReportDialog = onDemand(() =>
  import(/* webpackChunkName: "report-tools" */ '../saved/SaveReportDialog').then((module) => ({
    default: module.SaveReportDialog,
  })),
);
const ScheduleDialog = onDemand(() =>
  import(/* webpackChunkName: "report-tools" */ '../saved/ScheduleDialog').then((module) => ({
    default: module.ScheduleDialog,
  })),
);

/** Figures, and beside them on wide screens the chart: the rest of the window is for rows. */
const summary = {
  display: 'grid',
  gap: 2,
  mb: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  // Without a chart, figures have the width of the page.
  '& > :only-child': { gridColumn: '1 / -1' },
} as const;

const periodInWords = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** One report: parameters, figures, chart and rows. Its whole state is in the address. */
export function ReportView({ name }: { name: ReportKey }) {
  const [search] = useSearchParams();
  const query = queryOf(parametersOf[name], search);
  const { result, madeAt, isCurrent, error, isFetching, refetch } = useReport(name, query);
  const [opened, setOpened] = useState<'save' | 'schedule'>();
  const close = () => setOpened(undefined);
  const isSlow = useSlow(isFetching, 300);
  const { title, question, whenEmpty } = reportWords[name];
  const columns: ReportColumns = allReports[name].columns;
  const asked = result && { query, period: result.period, step: result.step };
  const list = asked && listLinks[name]?.(asked);
  return (
    <Page
      title={title}
      viewOf="Reports"
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button component={RouterLink} to={pathTo('reports')} color="inherit">
            All reports
          </Button>
          {list !== undefined && (
            <Button component={RouterLink} to={list} color="inherit">
              Open the list
            </Button>
          )}
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpened('save')}>
            Save
          </Button>
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpened('schedule')}>
            Send by mail
          </Button>
          <Button color="inherit" onClick={printPage}>
            Print
          </Button>
          <ExportButton name={name} query={query} />
        </Stack>
      }
    >
      <PrintHead madeAt={madeAt} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {question}
        {result?.before && `. Compared with ${periodInWords(result.before)}`}
      </Typography>
      <Parameters parameters={parametersOf[name]} query={query} period={result?.period} />
      <Box sx={{ height: 4, my: 0.5 }}>{isSlow && <LinearProgress aria-label="The report is made" />}</Box>
      {error && !isCurrent && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Stack direction="row">
              <Button color="inherit" component={RouterLink} to={reportAddress(name)}>
                Reset
              </Button>
              <Button color="inherit" onClick={() => void refetch()}>
                Try again
              </Button>
            </Stack>
          }
        >
          {messageOf(error)} {result && 'The report below is of the parameters before.'}
        </Alert>
      )}
      {!result && !error && <RowsLoading rows={12} label="Adding up" />}
      {result && asked && (
        <Box aria-busy={isFetching} sx={{ opacity: isCurrent ? 1 : 0.6 }}>
          <Box sx={summary}>
            <KeyFigures name={name} figures={result.figures} />
            <ReportChart columns={columns} figure={allReports[name].figures[0]} result={result} />
          </Box>
          {result.row_count === 0 ? (
            <Typography sx={{ my: 3 }}>{whenEmpty}</Typography>
          ) : (
            <ReportTable name={name} asked={asked} result={result} />
          )}
          {result.rows.length < result.row_count && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {grouped(result.rows.length)} of {plural(result.row_count, 'row')} are shown; totals are of all.
              A file has up to {grouped(mostReportRows)}.
            </Typography>
          )}
        </Box>
      )}
      <Suspense>
        {opened === 'save' && <SaveReportDialog report={name} query={query} onClose={close} />}
        {opened === 'schedule' && <ScheduleDialog report={name} query={query} onClose={close} />}
      </Suspense>
    </Page>
  );
}
