/**
 * The inline script of the document, which runs before everything else. Bundled separately and sent with each page, so it must be small.
 */
import { leaveWithTheDocument } from '@itinera/shared/data/leave';
import { holdEarlySubmit } from './auth/earlyForm';
import { lasting } from './base/browserStorage';
import { healFirstFile } from './firstFile';
import { menuKey } from './base/menuKey';

healFirstFile();
leaveWithTheDocument(JSON.parse(document.getElementById('configuration')?.textContent ?? ''));
holdEarlySubmit();
document.documentElement.dataset.menu = lasting.read(menuKey) ?? 'open';
