import { report } from './stages/report';
import { e2e } from './stages/e2e';

export const run = (words: string[]) => report([e2e(words)]);
