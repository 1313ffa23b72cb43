import { readLive, type Change } from '../registry/live';
import { registryIn } from '../registry/change';
import { apps } from '../workspace/apps';

/** What is live, what a rollback would return to, and the latest changes: who, when and why. */
export function describe(place: string, count = 10): string {
  const { serial, deployed, documents, changes } = readLive(registryIn(place));
  if (!documents) return `Nothing is deployed in ${place}.`;
  const lines = apps.flatMap(({ name }) => {
    const releases = deployed[name];
    if (!releases) return [];
    const { current, before, withdrawn } = releases;
    return [
      `${name.padEnd(14)} ${current}`,
      `${''.padEnd(14)} ${before[0] ? `before: ${before[0]}` : 'no release to return to'}`,
      ...(withdrawn.length ? [`${''.padEnd(14)} rolled back: ${withdrawn.join(', ')}`] : []),
    ];
  });
  return [
    ...lines,
    '',
    `Serial ${serial}, valid until ${documents.staff.expires.slice(0, 10)}. Latest changes:`,
    ...changes.slice(0, count).map(sentenceOf),
  ].join('\n');
}

export const sentenceOf = ({ at, who, why, apps: changed }: Change): string => {
  const moves = changed.map(({ app, from, to }) => `${app} ${from ?? 'nothing'} → ${to}`);
  return `${at.slice(0, 16).replace('T', ' ')} UTC  ${who}: ${moves.join(', ') || 'documents signed again'} (${why})`;
};
