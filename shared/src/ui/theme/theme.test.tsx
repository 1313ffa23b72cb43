import { describe, expect, test } from '@jest/globals';
import { alpha, darken, getContrastRatio, hexToRgb, lighten, type Theme } from '@mui/material/styles';
import { themes } from '@itinera/shared/ui';

const names = ['primary', 'accent', 'secondary', 'info', 'warning', 'error', 'success'] as const;
const severities = ['info', 'warning', 'error', 'success'] as const;
const TEXT = 4.5;
const CONTROL = 3;

const channels = (colour: string): number[] =>
  [...(colour.startsWith('#') ? hexToRgb(colour) : colour).matchAll(/[\d.]+/g)].map(Number);

/** Blends a translucent colour over another. */
function over(top: string, below: string): string {
  const [red = 0, green = 0, blue = 0, opacity = 1] = channels(top);
  const [r = 0, g = 0, b = 0] = channels(below);
  const mix = (upper: number, lower: number) => Math.round(upper * opacity + lower * (1 - opacity));
  return `rgb(${mix(red, r)}, ${mix(green, g)}, ${mix(blue, b)})`;
}

type Pair = [what: string, front: string, back: string, least: number];

/** Each pair of text or control colour and background that the kit uses. */
function pairs({ palette }: Theme): Pair[] {
  const { default: page, paper, pop, field } = palette.background;
  const surfaces = { page, paper, pop };
  const quiet = palette.mode === 'dark' ? lighten : darken;
  const loud = palette.mode === 'dark' ? darken : lighten;
  return [
    ...Object.entries(surfaces).flatMap(([surface, back]): Pair[] => [
      [`text on ${surface}`, palette.text.primary, back, TEXT],
      [`quiet text on ${surface}`, palette.text.secondary, back, TEXT],
      ...(['hover', 'selected'] as const).flatMap((state): Pair[] => {
        const row = over(palette.action[state], back);
        return [
          [`text on a row of ${surface}, ${state}`, palette.text.primary, row, TEXT],
          [`quiet text on a row of ${surface}, ${state}`, palette.text.secondary, row, TEXT],
          [`a link on a row of ${surface}, ${state}`, palette.primary.main, row, TEXT],
          [`a box on a row of ${surface}, ${state}`, palette.control, row, CONTROL],
        ];
      }),
      [`a control on ${surface}`, palette.control, back, CONTROL],
      [`the focus ring on ${surface}`, palette.primary.main, back, CONTROL],
      ...names.map((name): Pair => [`${name} on ${surface}`, palette[name].main, back, TEXT]),
      ...names.map((name): Pair => {
        const hovered = over(alpha(palette[name].main, palette.action.hoverOpacity), back);
        return [`a ${name} button of ${surface} under the pointer`, palette[name].main, hovered, TEXT];
      }),
    ]),
    ['text in a field', palette.text.primary, field, TEXT],
    ['a placeholder in a field', palette.text.secondary, field, TEXT],
    ['the border of a field inside', palette.control, field, CONTROL],
    ['the thumb of a switch that is off', palette.primary.contrastText, palette.control, CONTROL],
    ...names.flatMap((name): Pair[] => [
      [`text on a ${name} button`, palette[name].contrastText, palette[name].main, TEXT],
      [`text on a ${name} button under the pointer`, palette[name].contrastText, palette[name].dark, TEXT],
    ]),
    ...severities.flatMap((severity): Pair[] => {
      const back = loud(palette[severity].light, 0.9);
      return [
        [`text of a message of ${severity}`, quiet(palette[severity].light, 0.6), back, TEXT],
        [`sign of a message of ${severity}`, palette[severity].main, back, CONTROL],
      ];
    }),
  ];
}

describe.each(Object.entries(themes))('the %s theme', (_mode, theme) => {
  test.each(pairs(theme))('%s', (_what, front, back, least) => {
    expect(getContrastRatio(front, back)).toBeGreaterThanOrEqual(least);
  });

  test('shows menus and dialogs within 120 ms, whatever their height', () => {
    const { duration, getAutoHeightDuration } = theme.transitions;
    expect(Math.max(...Object.values(duration), getAutoHeightDuration(900))).toBeLessThanOrEqual(120);
  });

  test('has the seven named colours of the specification', () => {
    expect(theme.palette).toMatchObject(
      Object.fromEntries(names.map((name) => [name, { main: expect.any(String) }])),
    );
  });
});
