/** Why a file can't be imported and what to do about it, as a sentence. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}
