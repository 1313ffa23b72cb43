/** Why a file can't be imported, with the remedy, as a sentence. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}
