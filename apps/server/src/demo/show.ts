/** The evening of the demo's live match: who speaks, who pays, and the run of show up to now. */
import { applyShowAct, type ShowAct } from '@mes/domain/show/acts';
import { EMPTY_SHOW, type ShowState } from '@mes/domain/show/state';
import { type RunTemplate, templateItems } from '@mes/domain/show/templates';
import type pg from 'pg';
import { uploadedPictures } from '../features/files/tables';
import { streamSpeakers, streamSponsors } from '../features/stream/tables';
import { copyRows } from '../platform/database/copy';
import type { FileStore } from '../platform/files/store';
import { createIdGenerator } from './messages';
import { DEMO_SPONSORS, saveLogo } from './sponsors';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The scene before Versus lasts ten minutes, and Versus is on air for one. */
const STARTED_MINUTES_AGO = 11;

const SPEAKERS = [
  { name: 'Juno Vale', detail: 'Play-by-play', player: 'caster' },
  { name: 'Mara Quill', detail: 'Analyst', player: null },
  { name: 'Teo Brandt', detail: 'Host', player: null },
  { name: 'Ines Okafor', detail: 'Interviews', player: null },
];

const TEMPLATES: Readonly<Record<number, RunTemplate>> = { 1: 'best_of_1', 5: 'best_of_5' };

/** What the people in the room have to know, at the first cue of its scene. */
const NOTES: Readonly<Record<string, string>> = {
  countdown: 'Music from the playlist. Microphones closed until two minutes before.',
  versus: 'Both casters in. Say the score of their last meeting.',
  'map-veto': 'Casters go through every ban. Lower third when they begin.',
  breaktime: 'Sponsor clip, then the replay of the last round.',
  'series-won': 'Interview with the winners is next: tell them now.',
  'stream-end': 'Thank the sponsors, name tomorrow’s first match.',
};

interface EveningInput {
  readonly match: string;
  readonly bestOf: number;
  readonly package: string;
  readonly now: number;
  readonly files: Pick<FileStore, 'savePicture'>;
}

export async function fillShow(client: pg.ClientBase, evening: EveningInput): Promise<void> {
  const id = createIdGenerator();
  await fillLibrary(client, evening, id);
  const state = playShow(evening, id);
  const { takenAt } = state.program!;
  await client.query('UPDATE shows SET state = $1, air_changed_at = to_timestamp($2 / 1000.0)', [
    JSON.stringify(state),
    takenAt,
  ]);
}

async function fillLibrary(
  client: pg.ClientBase,
  { now, files }: EveningInput,
  id: (at: number) => string,
): Promise<void> {
  await copyRows(
    client,
    streamSpeakers,
    SPEAKERS.map((speaker) => ({ ...speaker, id: id(now - DAY), createdAt: now - DAY })),
  );
  const pictures = await Promise.all(DEMO_SPONSORS.map((sponsor) => saveLogo(sponsor, files)));
  await copyRows(
    client,
    uploadedPictures,
    pictures.map((name) => ({ name, purpose: 'sponsor' as const, uploadedAt: now - DAY })),
  );
  await copyRows(
    client,
    streamSponsors,
    DEMO_SPONSORS.map(({ name }, position) => {
      const picture = pictures[position]!;
      return { id: id(now - DAY), name, picture, isShown: true, position };
    }),
  );
}

/** Versus is on air, the veto is next. */
function playShow(evening: EveningInput, id: (at: number) => string): ShowState {
  const { bestOf, match, now } = evening;
  const startsAt = now - STARTED_MINUTES_AGO * MINUTE;
  const items = templateItems({
    template: TEMPLATES[bestOf] ?? 'best_of_3',
    package: evening.package,
    matches: [match],
    startsAt,
  });
  const [caster, analyst] = SPEAKERS;
  const speakers = [caster!, analyst!].map(({ name, detail }) => ({ name, detail, player: null }));
  const acts: readonly (readonly [at: number, act: ShowAct])[] = [
    [startsAt - 30 * MINUTE, { act: 'replace_run', items: withNotes(items) }],
    [
      startsAt - 10 * MINUTE,
      { act: 'set_next', item: { id: id(now - DAY), channel: 'lower_third', speakers } },
    ],
    [startsAt, { act: 'step_preview', by: 1 }],
    [startsAt, { act: 'take', transition: 'stinger' }],
    [now - MINUTE, { act: 'take', transition: 'stinger' }],
  ];
  return acts.reduce((state: ShowState, [at, act]) => {
    // The stream has shown one series so far.
    const result = applyShowAct(state, act, { now: at, newId: () => id(at), series: 1 });
    if (!result.ok) throw new Error(`The show of the demo cannot be played: ${result.problem}`);
    return result.state;
  }, EMPTY_SHOW);
}

function withNotes(items: ReturnType<typeof templateItems>): ReturnType<typeof templateItems> {
  return items.map((item, place) => {
    const { scene } = item.cue;
    const isFirst = items.findIndex(({ cue }) => cue.scene === scene) === place;
    return isFirst ? { ...item, notes: NOTES[scene] ?? '' } : item;
  });
}
