import type { CSSObject, Theme } from '@itinera/shared/ui';

/** A part of the style of the grid. */
export type Styles = (palette: Theme['palette']) => CSSObject;
