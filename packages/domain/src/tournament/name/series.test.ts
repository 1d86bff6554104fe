import { describe, expect, it } from 'vitest';
import { editionOf, seriesOf } from './series';

describe('the series of a tournament', () => {
  it.each([
    { text: 'Embers of Victory S4 Eurasia', series: 'Embers of Victory', edition: 'S4 Eurasia' },
    { text: 'Worlds 2024', series: 'Worlds', edition: '2024' },
    { text: 'Worlds 2024 Qualifiers EU', series: 'Worlds', edition: '2024 Qualifiers EU' },
    { text: 'Pistol Tournament #2', series: 'Pistol Tournament', edition: '#2' },
    { text: 'Phoenix Circuit', series: 'Phoenix Circuit', edition: 'Phoenix Circuit' },
    { text: 'EU: Night Cup', series: 'Night Cup', edition: 'EU: Night Cup' },
    { text: '2024', series: '2024', edition: '2024' },
  ])('of $text is $series', ({ text, series, edition }) => {
    expect(seriesOf(text)).toBe(series);
    expect(editionOf(text)).toBe(edition);
  });
});
