import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';
import { Failure } from '../workspace/failure';

const wanted = {
  all: false,
  ids: true,
  assets: true,
  chunks: true,
  chunkOrigins: true,
  chunkModules: true,
  dependentModules: true,
};

/** Runs the bundler once; its errors become the message of the failure. */
export function bundle(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Failure('The bundler gave no result.'));
      const failure =
        stats.hasErrors() && new Failure(stats.toString({ all: false, errors: true, colors: false }).trim());
      const result = stats.toJson(wanted);
      compiler.close((closing) => (failure || closing ? reject(failure || closing) : resolve(result)));
    });
  });
}
