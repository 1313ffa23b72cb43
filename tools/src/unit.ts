import { report } from './stages/report';
import { unit } from './stages/unit';

export const run = (words: string[]) => report([unit(words)]);
