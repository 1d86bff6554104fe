import { describe, expect, it } from 'vitest';
import { findEntryClusters } from './suspicious';

interface Row {
  readonly player: string;
  /** By giveaway: when it was entered, in milliseconds; null for no entry. */
  readonly entered: readonly (number | null)[];
  readonly device?: string;
  readonly address?: string;
}

const entriesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ player, entered, device = null, address = null }) =>
    entered.flatMap((at, giveaway) =>
      at === null
        ? []
        : [
            {
              id: `${player}-${giveaway}`,
              accountId: player,
              subjectId: `g${giveaway}`,
              choice: '',
              at,
              device,
              address,
            },
          ],
    ),
  );

describe('suspicious entries', () => {
  it.each<[string, readonly Row[], readonly [string, string][]]>([
    [
      'two accounts of one browser',
      [
        { player: 'a', entered: [0], device: 'd' },
        { player: 'b', entered: [60_000], device: 'd' },
      ],
      [['device', 'a-0 b-0']],
    ],
    [
      'two of a household are not suspicious',
      [
        { player: 'a', entered: [0], address: 'x' },
        { player: 'b', entered: [60_000], address: 'x' },
      ],
      [],
    ],
    [
      'three of one address, who entered within a second',
      [
        { player: 'a', entered: [0], address: 'x' },
        { player: 'b', entered: [400], address: 'x' },
        { player: 'c', entered: [900], address: 'x' },
      ],
      [['address timing', 'a-0 b-0 c-0']],
    ],
    [
      'a browser that entered another giveaway with another account',
      [
        { player: 'a', entered: [0, 5_000], device: 'd' },
        { player: 'b', entered: [null, 90_000], device: 'd' },
      ],
      [],
    ],
    [
      'three who entered one giveaway in the second of its code',
      [
        { player: 'a', entered: [0] },
        { player: 'b', entered: [100] },
        { player: 'c', entered: [200] },
      ],
      [],
    ],
    [
      'three who entered three giveaways within a second each',
      [
        { player: 'a', entered: [0, 50_000, 90_000] },
        { player: 'b', entered: [100, 50_300, 90_100] },
        { player: 'c', entered: [200, 50_600, 90_900] },
      ],
      [['timing', 'a-0 b-0 c-0']],
    ],
  ])('%s', (_name, rows, expected) => {
    const clusters = findEntryClusters(entriesOf(rows), 'g0');
    expect(
      clusters.map(({ kinds, evidence }) => [
        kinds.join(' '),
        evidence.map(({ id }) => id).join(' '),
      ]),
    ).toEqual(expected);
  });
});
