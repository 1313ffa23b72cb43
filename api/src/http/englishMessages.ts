import { en } from 'zod/locales';
import { config } from 'zod/mini';

/** zod/mini brings no texts of its own: these stand where a contract gives none. */
config(en());
