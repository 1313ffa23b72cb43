import type { PerBuild } from '../browser/build';
import type { PageWeight } from '../bytes/weighPage';
import type { ReleaseWeights } from '../bytes/weighReleases';
import type { CallTimes } from '../times/timeCalls';
import type { LoadTimes } from '../times/timeLoads';
import type { RouteChange } from '../times/timeRouteChange';
import type { Circumstances } from './machine';

export interface PageResult extends PerBuild<PageWeight> {
  title: string;
}

export interface Bytes extends ReleaseWeights {
  signIn: PageResult;
  hotels: PageResult;
  editDialog: PageResult;
}

export interface Times {
  loads: LoadTimes[];
  routeChange: PerBuild<RouteChange>;
  calls: CallTimes;
}

export interface Results {
  circumstances: Circumstances;
  bytes: Bytes;
  /** Requests in a row after the document of /hotels, on a first visit. */
  turns: number;
  /** Absent where only bytes were measured. */
  times?: Times;
}
