import { allReports, type ReportKey } from '@itinera/shared/contracts';
import { useSearchParams } from '@itinera/shared/router';
import { AuditView } from './audit/AuditView';
import { Gallery } from './gallery/Gallery';
import { ReportView } from './report/ReportView';

const isReport = (key: string | null): key is ReportKey => key !== null && key in allReports;

/** The gallery of reports, or the report that the address names. */
export default function ReportsPage() {
  const [search] = useSearchParams();
  const name = search.get('report');
  if (name === 'audit') return <AuditView />;
  return isReport(name) ? <ReportView key={name} name={name} /> : <Gallery />;
}
