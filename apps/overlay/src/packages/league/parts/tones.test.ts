import { contrast } from '@mes/domain/colours/contrast';
import { INKS } from '@mes/ui/art/emblem-parts';
import { describe, expect, it } from 'vitest';
import { BLUE, duelColours, EDGES, flood, TEAM_COLOURS, teamColour, tone } from './tones';

describe('the colour of a team', () => {
  it.each([...TEAM_COLOURS, BLUE])('%s carries white text', (colour) => {
    expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('is known for every emblem', () => {
    for (const { edge } of Object.values(INKS)) expect(EDGES).toContain(edge);
    expect(TEAM_COLOURS).toContain(teamColour('Seven Saints'));
  });

  it('is darkened until it carries white text', () => {
    expect(contrast('#ffffff', flood('#ffe600'))).toBeGreaterThanOrEqual(4.5);
    expect(flood('#1470d8')).toBe('#1470d8');
  });
});

it('two teams that meet never have the same colour', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Team ${index}`);
  for (const A of names) {
    for (const B of names) {
      const colours = duelColours(A, B);
      expect(colours.A).toBe(teamColour(A));
      expect(colours.B).not.toBe(colours.A);
    }
  }
});

it('a tone is night where nothing of the colour is in it', () => {
  expect(tone('#ffffff', 0)).toBe('#060b1e');
  expect(tone('#ffffff', 130)).toBe('#ffffff');
});
