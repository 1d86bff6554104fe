import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BracketSvg, type BracketSvgProps } from './BracketSvg';
import { layoutBracket } from './layout';
import type { BracketMatch, BracketRound } from './shape';

const METRICS = {
  nodeWidth: 216,
  nodeHeight: 64,
  metaHeight: 16,
  columnGap: 50,
  rowGap: 14,
  headerHeight: 40,
  partGap: 40,
};

const team = (name: string) => ({ name, tag: name.slice(0, 3).toUpperCase(), logo: null });

const MATCH: BracketMatch = {
  id: 'm1',
  matchID: 1,
  state: 'finished',
  bestOf: 3,
  winner: 'B',
  startsAt: null,
  slots: [
    { team: team('Night Harbor'), score: 1, source: { type: 'seed' } },
    { team: team('Fable'), score: 2, source: { type: 'seed' } },
  ],
};

const ROUND: BracketRound = {
  part: 'upper',
  round: 1,
  name: 'Final',
  bestOf: 3,
  matches: [MATCH],
};

function render(props: Partial<BracketSvgProps> = {}, rounds: readonly BracketRound[] = [ROUND]) {
  const layout = layoutBracket(rounds, METRICS);
  return renderToStaticMarkup(
    <BracketSvg layout={layout} metrics={METRICS} label="Playoffs" {...props} />,
  );
}

it('shows rounds, names and scores', () => {
  const markup = render();
  expect(markup).toContain('aria-label="Playoffs"');
  for (const text of ['Final', 'Night Harbor', 'Fable', '>1<', '>2<'])
    expect(markup).toContain(text);
});

it('shows logos before a script runs', () => {
  const logo = { url: '/files/harbor.webp', placeholder: null };
  const slots = MATCH.slots.map((slot) => ({ ...slot, team: { ...slot.team!, logo } }));
  const match = { ...MATCH, slots: slots as unknown as BracketMatch['slots'] };
  const markup = render({}, [{ ...ROUND, matches: [match] }]);
  expect(markup.match(/<image href="\/files\/harbor.webp"/g)).toHaveLength(2);
  expect(markup).not.toContain('hidden');
});

it('shows who forfeited', () => {
  const [played] = ROUND.matches;
  const forfeited = { ...played!, state: 'forfeited', winner: 'A' } as const;
  const markup = render({}, [{ ...ROUND, matches: [forfeited] }]);
  expect([...markup.matchAll(/>(W|FF|\d)</g)].map(([, figure]) => figure)).toEqual(['W', 'FF']);
});

it('shows the given names, notes and links', () => {
  const markup = render({
    nameOf: ({ tag }) => tag,
    metaOf: ({ matchID }) => ({ left: `M${matchID}`, right: 'Live' }),
    headerNoteOf: (bestOf) => `BO${bestOf}`,
    hrefOf: ({ id }) => `/match/${id}`,
  });
  for (const text of ['NIG', 'M1', 'Live', 'BO3', 'href="/match/m1"'])
    expect(markup).toContain(text);
  expect(markup).not.toContain('>Night Harbor<');
});

it('shows open slots', () => {
  const open = { team: null, score: null, source: { type: 'pairing' } as const };
  const markup = render({}, [
    { ...ROUND, matches: [{ ...MATCH, winner: null, slots: [open, open] }] },
  ]);
  expect(markup.match(/TBD/g)).toHaveLength(2);
});

it('highlights the path of one team only', () => {
  const rounds = [
    { ...ROUND, matches: [MATCH, { ...MATCH, id: 'm2', slots: [MATCH.slots[0], MATCH.slots[0]] }] },
  ] as const;
  // The veil, the name of the round, and the matches of the team.
  const openings = (markup: string) =>
    /class="[^"]*veil[^"]*" d="([^"]*)"/.exec(markup)?.[1]?.match(/M/g)?.length;
  const bold = (markup: string) => markup.match(/class="[^"]*name[^"]*followed/g)?.length ?? 0;
  const fable = render({ highlight: 'Fable' }, rounds);
  expect([openings(fable), bold(fable)]).toEqual([3, 1]);
  const other = render({ highlight: 'Somebody else' }, rounds);
  expect([openings(other), bold(other)]).toEqual([2, 0]);
  expect(openings(render({}, rounds))).toBeUndefined();
});

it('is an image, or a group of named links if matches have links', () => {
  expect(render()).toContain('role="img"');
  const linked = render({ hrefOf: ({ id }) => `/match/${id}`, labelOf: () => 'Fable won' });
  expect(linked).toContain('role="group"');
  expect(linked).toContain('aria-label="Fable won"');
});

it('has the same matches in slices', () => {
  const rounds = [1, 2, 3].map((round) => ({
    ...ROUND,
    round,
    matches: [1, 2, 3, 4].map((index) => ({ ...MATCH, id: `m${round}${index}` })),
  }));
  const hrefOf = ({ id }: { id: string }) => `/match/${id}`;
  const whole = render({ hrefOf, bandHeight: 10_000 }, rounds);
  const sliced = render({ hrefOf, bandHeight: 300 }, rounds);
  const matchesIn = (markup: string) => markup.match(/data-match="[^"]*"/g)?.toSorted();
  const slicesIn = (markup: string) => markup.match(/data-band/g)?.length;
  expect([slicesIn(whole), slicesIn(sliced)]).toEqual([1, 2]);
  expect(matchesIn(sliced)).toEqual(matchesIn(whole));
  expect(sliced.match(/role="group"/g)).toHaveLength(1);
});

it('renders only the first slices of a high bracket at once', () => {
  const matches = Array.from({ length: 12 }, (_, index) => ({ ...MATCH, id: `m${index}` }));
  const sliced = render({ bandHeight: 100 }, [{ ...ROUND, matches }]);
  const count = sliced.match(/data-match=/g)?.length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(12);
});
