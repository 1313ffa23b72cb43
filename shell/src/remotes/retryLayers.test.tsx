import { expect, jest, test } from '@jest/globals';
import { getInstance, init, loadShare } from '@module-federation/runtime';
import { retryLayers } from './retryLayers';

test('a failed layer is requested again, then loaded once for all', async () => {
  const get = jest.fn<() => Promise<() => object>>().mockResolvedValue(() => ({ name: 'grid' }));
  get.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
  init({ name: 'shell', remotes: [], shared: { grid: { version: '1.0.0', get, shareConfig } } });
  expect(getInstance()?.shareScopeMap['default']).toHaveProperty('grid');
  retryLayers();

  await expect(loadShare('grid')).rejects.toThrow('Loading chunk 7 failed.');
  const layer = await loadShare('grid');
  expect(layer && layer()).toEqual({ name: 'grid' });
  await loadShare('grid');
  expect(get).toHaveBeenCalledTimes(2);
});

test('a layer belongs to the shell, whichever remote requests it first', () => {
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
  const get = async () => () => ({});
  init({ name: 'shell', remotes: [], shared: { sheet: { version: '1.0.0', get, shareConfig } } });
  retryLayers();
  const layer = getInstance()?.shareScopeMap['default']?.['sheet']?.['1.0.0'];
  // As the runtime does it.
  Object.assign(layer ?? {}, { from: 'mf_geography' });
  expect(layer).toMatchObject({ from: 'shell' });
});
