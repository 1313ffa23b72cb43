/**
 * The script inside the document. It is bundled by itself (`shared/src/federation/earlyScript`) and sent with every page, so it
 * must stay small.
 */
import { leaveWithTheDocument } from './leave';

leaveWithTheDocument(JSON.parse(document.getElementById('configuration')?.textContent ?? ''));
