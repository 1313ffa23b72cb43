import { en } from 'zod/locales';
import { config } from 'zod/mini';

/** zod/mini has no messages of its own: these apply where a contract gives none. */
config(en());
