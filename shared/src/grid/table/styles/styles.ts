import type { CSSObject, Theme } from '@itinera/shared/ui';

/** A part of the style of the table. */
export type Styles = (palette: Theme['palette']) => CSSObject;
