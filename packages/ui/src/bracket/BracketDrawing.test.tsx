import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BracketDrawing, type BracketDrawingProps } from './BracketDrawing';
import { layoutBracket } from './layout';
import type { BracketMatch, BracketRound } from './shape';

const METRICS = {
  nodeWidth: 216,
  nodeHeight: 64,
  metaHeight: 16,
  columnGap: 50,
  rowGap: 14,
  headHeight: 40,
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

function draw(props: Partial<BracketDrawingProps> = {}, rounds: readonly BracketRound[] = [ROUND]) {
  const layout = layoutBracket(rounds, METRICS);
  return renderToStaticMarkup(
    <BracketDrawing layout={layout} metrics={METRICS} label="Playoffs" {...props} />,
  );
}

it('writes rounds, names and scores', () => {
  const markup = draw();
  expect(markup).toContain('aria-label="Playoffs"');
  for (const text of ['Final', 'Night Harbor', 'Fable', '>1<', '>2<'])
    expect(markup).toContain(text);
});

it('says who did not play', () => {
  const [played] = ROUND.matches;
  const forfeited = { ...played!, state: 'forfeited', winner: 'A' } as const;
  const markup = draw({}, [{ ...ROUND, matches: [forfeited] }]);
  expect([...markup.matchAll(/>(W|FF|\d)</g)].map(([, figure]) => figure)).toEqual(['W', 'FF']);
});

it('writes names as it is told, and what stands beside them', () => {
  const markup = draw({
    nameOf: ({ tag }) => tag,
    metaOf: ({ matchID }) => ({ left: `M${matchID}`, right: 'Live' }),
    headNoteOf: (bestOf) => `BO${bestOf}`,
    hrefOf: ({ id }) => `/match/${id}`,
  });
  for (const text of ['NIG', 'M1', 'Live', 'BO3', 'href="/match/m1"'])
    expect(markup).toContain(text);
  expect(markup).not.toContain('>Night Harbor<');
});

it('an open slot says so', () => {
  const open = { team: null, score: null, source: { type: 'pairing' } as const };
  const markup = draw({}, [
    { ...ROUND, matches: [{ ...MATCH, winner: null, slots: [open, open] }] },
  ]);
  expect(markup.match(/To be decided/g)).toHaveLength(2);
});

it('brings out the way of one team and nobody else’s', () => {
  const onWay = (highlight: string) => /class="[^"]*onWay/.test(draw({ highlight }));
  expect(onWay('Fable')).toBe(true);
  expect(onWay('Somebody else')).toBe(false);
});

it('is a picture, and a group of named links where matches lead somewhere', () => {
  expect(draw()).toContain('role="img"');
  const linked = draw({ hrefOf: ({ id }) => `/match/${id}`, labelOf: () => 'Fable won' });
  expect(linked).toContain('role="group"');
  expect(linked).toContain('aria-label="Fable won"');
});

it('in slices draws the same', () => {
  const rounds = [1, 2, 3].map((round) => ({
    ...ROUND,
    round,
    matches: [1, 2, 3, 4].map((index) => ({ ...MATCH, id: `m${round}${index}` })),
  }));
  const hrefOf = ({ id }: { id: string }) => `/match/${id}`;
  const whole = draw({ hrefOf }, rounds);
  const sliced = draw({ hrefOf, bandHeight: 100 }, rounds);
  const drawn = (markup: string) => markup.match(/data-match="[^"]*"/g)?.toSorted();
  expect(sliced.match(/<svg/g)?.length).toBeGreaterThan(3);
  expect(drawn(sliced)).toEqual(drawn(whole));
  expect(sliced.match(/role="group"/g)).toHaveLength(1);
});
