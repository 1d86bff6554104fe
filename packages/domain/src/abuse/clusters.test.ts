import { describe, expect, it } from 'vitest';
import { pick, seeded } from '../random/random';
import { VOTE_CLUSTER_RULES } from '../voting/suspicious';
import { type ClusterRules, explainCluster, findClusters, type Observation } from './clusters';

interface Row {
  readonly account: string;
  /** Team by match: `AAB` is A on the first two matches and B on the third, `-` is no vote. */
  readonly choices: string;
  readonly address?: string;
  readonly device?: string;
  /** Added to the time of each vote. */
  readonly lateMs?: number;
}

const HOUR = 3_600_000;

/** People vote hours apart unless a row says otherwise. */
function votesOf(rows: readonly Row[]): Observation[] {
  return rows.flatMap(({ account, choices, address = null, device = null, lateMs }, person) =>
    Array.from(choices).flatMap((team, match) =>
      team === '-'
        ? []
        : [
            {
              id: `${account}-${match}`,
              accountId: account,
              subjectId: `m${match}`,
              choice: team,
              at: match * 24 * HOUR + (lateMs ?? person * HOUR),
              address,
              device,
            },
          ],
    ),
  );
}

const found = (rows: readonly Row[], rules: ClusterRules = VOTE_CLUSTER_RULES) =>
  findClusters(votesOf(rows), rules).map(({ kinds, accountIds }) => [
    kinds.join(' '),
    accountIds.join(' '),
  ]);

describe('suspicious votes', () => {
  it.each<[string, readonly Row[], readonly [string, string][]]>([
    [
      'three accounts of one device that vote alike',
      [
        { account: 'a', choices: 'ABA', device: 'd' },
        { account: 'b', choices: 'ABA', device: 'd' },
        { account: 'c', choices: 'ABA', device: 'd' },
      ],
      [['device', 'a b c']],
    ],
    [
      'three accounts of one address that vote alike',
      [
        { account: 'a', choices: 'ABA', address: 'x' },
        { account: 'b', choices: 'ABA', address: 'x' },
        { account: 'c', choices: 'ABAB', address: 'x' },
      ],
      [['address', 'a b c']],
    ],
    [
      'two accounts are a couple at home',
      [
        { account: 'a', choices: 'ABAB', device: 'd', address: 'x' },
        { account: 'b', choices: 'ABAB', device: 'd', address: 'x' },
      ],
      [],
    ],
    [
      'two matches agree by chance',
      [
        { account: 'a', choices: 'AB', device: 'd' },
        { account: 'b', choices: 'AB', device: 'd' },
        { account: 'c', choices: 'AB', device: 'd' },
      ],
      [],
    ],
    [
      'a family with opinions of its own',
      [
        { account: 'a', choices: 'ABABAB', address: 'x' },
        { account: 'b', choices: 'ABBABA', address: 'x' },
        { account: 'c', choices: 'BABBAB', address: 'x' },
      ],
      [],
    ],
    [
      'one different vote does not hide four equal ones',
      [
        { account: 'a', choices: 'ABABA', device: 'd' },
        { account: 'b', choices: 'ABABB', device: 'd' },
        { account: 'c', choices: 'ABABA', device: 'd' },
      ],
      [['device', 'a b c']],
    ],
    [
      'the same votes from everywhere at other times',
      [
        { account: 'a', choices: 'ABAB', address: 'x' },
        { account: 'b', choices: 'ABAB', address: 'y' },
        { account: 'c', choices: 'ABAB', address: 'z' },
      ],
      [],
    ],
    [
      'the same votes from everywhere within a second',
      [
        { account: 'a', choices: 'ABA', address: 'x', lateMs: 0 },
        { account: 'b', choices: 'ABA', address: 'y', lateMs: 400 },
        { account: 'c', choices: 'ABA', address: 'z', lateMs: 1_000 },
      ],
      [['timing', 'a b c']],
    ],
    [
      'two seconds apart is not together',
      [
        { account: 'a', choices: 'ABA', lateMs: 0 },
        { account: 'b', choices: 'ABA', lateMs: 2_000 },
        { account: 'c', choices: 'ABA', lateMs: 4_000 },
      ],
      [],
    ],
    [
      'unknown origins are no origin in common',
      [
        { account: 'a', choices: 'ABA' },
        { account: 'b', choices: 'ABA' },
        { account: 'c', choices: 'ABA' },
      ],
      [],
    ],
    [
      'one browser, one address and one second are one finding',
      [
        { account: 'a', choices: 'ABA', device: 'd', address: 'x', lateMs: 0 },
        { account: 'b', choices: 'ABA', device: 'd', address: 'x', lateMs: 100 },
        { account: 'c', choices: 'ABA', device: 'd', address: 'x', lateMs: 200 },
      ],
      [['device address timing', 'a b c']],
    ],
    [
      'an address with more accounts than the browser is another finding',
      [
        { account: 'a', choices: 'ABA', device: 'd', address: 'x' },
        { account: 'b', choices: 'ABA', device: 'd', address: 'x' },
        { account: 'c', choices: 'ABA', device: 'd', address: 'x' },
        { account: 'd', choices: 'ABA', address: 'x' },
      ],
      [
        ['address', 'a b c d'],
        ['device', 'a b c'],
      ],
    ],
    [
      'two groups behind one address',
      [
        { account: 'a', choices: 'AAAA', address: 'x' },
        { account: 'b', choices: 'BBBB', address: 'x' },
        { account: 'c', choices: 'AAAA', address: 'x' },
        { account: 'd', choices: 'BBBB', address: 'x' },
        { account: 'e', choices: 'AAAA', address: 'x' },
        { account: 'f', choices: 'BBBB', address: 'x' },
      ],
      [
        ['address', 'b d f'],
        ['address', 'a c e'],
      ],
    ],
  ])('%s', (_name, rows, clusters) => {
    expect(found(rows)).toEqual(clusters);
  });

  it.each<[string, ClusterRules, readonly [string, string][]]>([
    [
      'are found where as many accounts agree as the rule asks for',
      { device: { minAccounts: 2, minSubjects: 1 } },
      [['device', 'a b']],
    ],
    [
      'are not found with fewer accounts than the rule asks for',
      { device: { minAccounts: 3, minSubjects: 1 } },
      [],
    ],
    [
      'are not found with fewer subjects than the rule asks for',
      { device: { minAccounts: 2, minSubjects: 2 } },
      [],
    ],
    [
      'are of kinds that have a rule',
      { address: { minAccounts: 2, minSubjects: 1 } },
      [['address', 'a b']],
    ],
  ])('%s', (_name, rules, clusters) => {
    const rows = [
      { account: 'a', choices: 'A', device: 'd', address: 'x' },
      { account: 'b', choices: 'A', device: 'd', address: 'x' },
    ];
    expect(found(rows, rules)).toEqual(clusters);
  });

  it('of one browser say when they were cast within a second, without a rule for that', () => {
    const rules = { device: { minAccounts: 2, minSubjects: 1 } };
    const together = [
      { account: 'a', choices: 'AB', device: 'd', lateMs: 0 },
      { account: 'b', choices: 'AB', device: 'd', lateMs: 900 },
    ];
    expect(found(together, rules)).toEqual([['device timing', 'a b']]);
    const apart = [together[0]!, { ...together[1]!, lateMs: 2_000 }];
    expect(found(apart, rules)).toEqual([['device', 'a b']]);
  });

  it('are shown with the votes that agree and the time of the last', () => {
    const [cluster] = findClusters(
      votesOf([
        { account: 'a', choices: 'ABA-', device: 'd' },
        { account: 'b', choices: 'ABAA', device: 'd' },
        { account: 'c', choices: 'ABA-', device: 'd' },
      ]),
      VOTE_CLUSTER_RULES,
    );
    expect(cluster).toMatchObject({ key: 'device:d:a', subjects: 3, lastAt: 50 * HOUR });
    expect(explainCluster(cluster!, 'voted the same way on 3 matches')).toBe(
      '3 accounts voted the same way on 3 matches from the same browser.',
    );
    expect(cluster!.evidence.map(({ id }) => id)).toEqual(
      [0, 1, 2].flatMap((match) => ['a', 'b', 'c'].map((account) => `${account}-${match}`)),
    );
  });

  it('of a hall with 2,000 players behind one address are found in little time', () => {
    const random = seeded(1);
    const rows = Array.from({ length: 2_000 }, (_, person) => ({
      account: `p${String(person).padStart(4, '0')}`,
      choices: Array.from({ length: 25 }, () => pick(random, ['A', 'B'])).join(''),
      address: 'hall',
      lateMs: 0,
    }));
    // CPU time: other tests may keep the cores busy.
    const start = process.cpuUsage();
    const clusters = findClusters(votesOf(rows), VOTE_CLUSTER_RULES);
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
    expect(clusters.length).toBeGreaterThan(0);
  });
});
