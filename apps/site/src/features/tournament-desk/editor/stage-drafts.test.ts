import type { Stage } from '@mes/contract/tournament-schemas';
import { StageSchema } from '@mes/contract/tournament-schemas';
import { STAGE_FORMATS } from '@mes/contract/vocabulary';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { expect, it } from 'vitest';
import { withFormat, withoutStage, withStageAdded } from './stage-drafts';

const one = withStageAdded([]);

it.each(STAGE_FORMATS)('creates a valid stage of format %s', (format) => {
  const stage = withFormat(one[0]!, format);
  expect(StageSchema.safeParse(stage).success).toBe(true);
});

it('chains an added stage to the previous one', () => {
  const groups = withFormat(one[0]!, 'round_robin');
  const chain = withStageAdded([groups]);
  expect(chain[0]!.advances).toEqual([{ from: 1, to: 2, stage: 1, into: null }]);
  expect(chainProblems(chain, 16)).toEqual([]);
});

it('gives every added stage a name of its own', () => {
  const three = withStageAdded(withStageAdded(one));
  expect(three.map(({ name }) => name)).toEqual(['Main event', 'Playoffs', 'Stage 3']);
});

it('removes the advances to a removed stage, and renumbers the later stages', () => {
  const advance = (stage: number) => ({ from: 1, to: 2, stage, into: null });
  const stages: Stage[] = [
    { ...one[0]!, name: 'a', advances: [advance(1), { ...advance(2), from: 3, to: 4 }] },
    { ...one[0]!, name: 'b', advances: [] },
    { ...one[0]!, name: 'c', advances: [] },
  ];
  const left = withoutStage(stages, 1);
  expect(left.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(left[0]!.advances).toEqual([{ from: 3, to: 4, stage: 1, into: null }]);
});
