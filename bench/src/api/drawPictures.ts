/**
 * Draws one large picture several times at once, as the server does, and reports how much memory that took.
 */
import { readFile } from 'node:fs/promises';
import { drawAnew } from '../../../api/src/modules/uploads/drawAnew';

const [file = '', type = '', times = '1'] = process.argv.slice(2);
const bytes = await readFile(file);
await Promise.all(
  Array.from({ length: Number(times) }, () =>
    drawAnew(bytes, type === 'jpeg' || type === 'png' ? type : 'webp'),
  ),
);
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
