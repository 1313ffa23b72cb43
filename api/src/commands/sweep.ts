import { system } from '../db/actor';
import { sweepUploads } from '../modules/uploads/sweepUploads';
import { StartError } from '../base/startError';
import { openStorage } from '../storage/openStorage';
import type { Command } from './command';
import { withDatabase } from './withDatabase';

export const sweep: Command = {
  name: 'sweep',
  usage: '',
  summary:
    'Removes pictures that nothing has used for a day, and files that no upload knows. The server does so every hour.',
  async run({ config, args, say }) {
    if (args.length > 0) throw new StartError('Call it as: sweep');
    const swept = await withDatabase(config, (database) =>
      sweepUploads(database, openStorage(config), system('sweep')),
    );
    say(`Removed ${swept.uploads} unused pictures and ${swept.files} files that no upload knows.`);
  },
};
