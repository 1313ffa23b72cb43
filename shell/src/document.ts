/**
 * The script inside the document, which runs before everything else. It is bundled by itself and sent with every page, so it must
 * stay small.
 */
import { leaveWithTheDocument } from '@itinera/shared/data/leave';
import { holdEarlySubmit } from './auth/earlyForm';
import { lasting } from './base/browserStorage';
import { menuKey } from './layout/menuKey';

leaveWithTheDocument(JSON.parse(document.getElementById('configuration')?.textContent ?? ''));
holdEarlySubmit();
document.documentElement.dataset.menu = lasting.read(menuKey) ?? 'open';
