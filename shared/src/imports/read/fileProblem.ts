/** Why a file can't be imported, and what to do about it. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}
