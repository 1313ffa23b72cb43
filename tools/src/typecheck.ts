import { report } from './stages/report';
import { typecheck } from './stages/typecheck';

export const run = () => report([typecheck]);
