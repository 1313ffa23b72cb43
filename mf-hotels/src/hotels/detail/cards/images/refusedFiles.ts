import { imageProblem } from '@itinera/shared/forms';

export const mostImages = 50;

/** Why a file is not uploaded: its own problem, or the limit of images per hotel. */
export function refusalOf(file: File, room: number): string | undefined {
  const problem = imageProblem(file);
  if (problem !== undefined) return problem;
  return room > 0 ? undefined : `A hotel has at most ${mostImages} images. Delete one first.`;
}
