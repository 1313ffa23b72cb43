import { report } from './stages/report';
import { unit } from './stages/unit';

export const run = () => report([unit]);
