import { imageProblem } from '@itinera/shared/forms';

export const mostImages = 50;

/** Why a file is not uploaded: what is wrong with it, or that there is no room for it among the images that a hotel may have. */
export function refusalOf(file: File, room: number): string | undefined {
  const problem = imageProblem(file);
  if (problem !== undefined) return problem;
  return room > 0 ? undefined : `A hotel has at most ${mostImages} images. Delete one first.`;
}
