import { expect, it } from 'vitest';
import { type PreflightFacts, preflight } from './preflight';

const players = Array.from({ length: 5 }, (_, index) => ({ name: `P${index}`, hasPhoto: true }));
const ready: PreflightFacts = {
  teams: ['Night Harbor', 'Nova'].map((name) => ({
    name,
    found: { displayName: 'NOVA', hasLogo: true, players },
  })),
  tournament: { name: 'Embers', found: true, group: 'embers-s3' },
  bestOf: 3,
  maps: 3,
  followsSeries: true,
  isMatchDeleted: false,
  isRehearsal: false,
  overlays: [{ scene: 'embers-s3/versus', isOutdated: false }],
};
const [first, second] = ready.teams;

it('finds nothing if everything is ready', () => {
  expect(preflight(ready)).toEqual([]);
});

it.each([
  { label: 'no team', change: { teams: [{ name: '', found: null }, second!] }, about: 'Team 1' },
  {
    label: 'an unknown team',
    change: { teams: [{ name: 'X', found: null }, second!] },
    about: 'X',
  },
  {
    label: 'a missing logo',
    change: { teams: [{ ...first!, found: { ...first!.found!, hasLogo: false } }, second!] },
    about: 'Night Harbor',
  },
  {
    label: 'a missing photo',
    change: {
      teams: [
        {
          ...first!,
          found: { ...first!.found!, players: [...players, { name: 'Ada', hasPhoto: false }] },
        },
        second!,
      ],
    },
    about: 'Night Harbor',
  },
  {
    label: 'a long name',
    change: {
      teams: [{ ...first!, found: { ...first!.found!, displayName: 'THIRTEENCHARS' } }, second!],
    },
    about: 'Night Harbor',
  },
  { label: 'no tournament', change: { tournament: null }, about: 'Tournament' },
  { label: 'too many maps', change: { bestOf: 1 }, about: 'Maps' },
  { label: 'no maps at all', change: { maps: 0, followsSeries: false }, about: 'Maps' },
  { label: 'nothing connected', change: { overlays: [] }, about: 'Overlays' },
  {
    label: 'an old version',
    change: { overlays: [{ scene: 'a/b', isOutdated: true }] },
    about: 'a/b',
  },
  {
    label: 'a scene of the house for a tournament with its own package',
    change: { overlays: [{ scene: 'house/versus', isOutdated: false }] },
    about: 'house/versus',
  },
  { label: 'a rehearsal', change: { isRehearsal: true }, about: 'Rehearsal' },
] as { label: string; change: Partial<PreflightFacts>; about: string }[])(
  'finds $label',
  ({ change, about }) => {
    expect(preflight({ ...ready, ...change }).map((finding) => finding.about)).toEqual([about]);
  },
);

it('lets scenes be that have no look of a tournament', () => {
  const overlays = ['program', 'overlay', 'general/player-profile'].map((scene) => ({
    scene,
    isOutdated: false,
  }));
  expect(preflight({ ...ready, overlays })).toEqual([]);
});

it('lists errors before warnings', () => {
  const findings = preflight({ ...ready, isRehearsal: true, overlays: [] });
  expect(findings.map(({ level }) => level)).toEqual(['error', 'warning']);
});
