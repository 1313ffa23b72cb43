import type { Period } from '@itinera/shared/contracts';
import type { Parameter } from '../parameters';

export interface ParameterProps {
  parameter: Parameter;
  query: Record<string, string>;
  /** Period of absent days; undefined until the report is read for the first time. */
  period: Period | undefined;
}

export type Changes = Record<string, string | undefined>;
