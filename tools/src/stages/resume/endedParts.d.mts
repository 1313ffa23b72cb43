export interface PartResult {
  part: string;
  passed: number;
  failed: number;
}
export const variable: 'ITINERA_ENDED_PARTS';
export function endedParts(): Map<string, PartResult>;
export function recordPart(part: string, result: Omit<PartResult, 'part'>): void;
export function jestPart(test: {
  path: string;
  context: { config: { displayName?: { name: string } } };
}): string;
export function journeyPart(file: string): string;
