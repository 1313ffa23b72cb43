/** Re-encodes one large picture several times in parallel, as the server does, and reports the memory used. */
import { readFile } from 'node:fs/promises';
import { reencodeImage } from '../../../api/src/modules/uploads/reencodeImage';

const [file = '', type = '', times = '1'] = process.argv.slice(2);
const bytes = await readFile(file);
await Promise.all(
  Array.from({ length: Number(times) }, () =>
    reencodeImage(bytes, type === 'jpeg' || type === 'png' ? type : 'webp'),
  ),
);
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
