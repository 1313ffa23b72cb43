import { report } from './stages/report';
import { lint } from './stages/lint';

export const run = () => report([lint]);
