import { allReports, reportsPath, type ReportCard, type ReportKey } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { NotLoaded } from '@itinera/shared/record';
import { Box, Page } from '@itinera/shared/ui';
import { reportAddress } from '../links';
import { SavedReports } from '../saved/SavedReports';
import { Schedules } from '../saved/Schedules';
import { auditTitle } from '../words';
import { CardFrame } from './CardFrame';
import { GalleryCard } from './GalleryCard';

const isReport = (key: string): key is ReportKey => key in allReports;

/** All reports, each with its first figure. */
export function Gallery() {
  const { data, error, refetch } = useAnswer<ReportCard[]>(reportsPath, {}, reportsPath);
  return (
    <Page title="Reports">
      <SavedReports />
      <Schedules />
      {error && !data && <NotLoaded what="figures" error={error} onRetry={() => void refetch()} />}
      <Box
        component="ul"
        aria-label="Reports"
        aria-busy={!data && !error}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {Object.keys(allReports)
          .filter(isReport)
          .map((key) => (
            <GalleryCard key={key} name={key} card={data?.find((card) => card.key === key)} />
          ))}
        <CardFrame
          title={auditTitle}
          question="Every change, sign-in and refusal, with the values before and after"
          to={reportAddress('audit')}
        />
      </Box>
    </Page>
  );
}
