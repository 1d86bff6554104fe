import type { BracketStage } from '@mes/client/bracket';
import type { Stage } from '@mes/contract/tournament-schemas';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { interpolate } from '../../../interpolate';
import { FollowedTeam } from '../FollowedTeam';
import { pathLabel, recordLabel, targetLabel } from './labels';
import { RoundMatches } from './RoundMatches';
import { SwissBoard } from './SwissBoard';
import { SwissRounds } from './SwissRounds';
import styles from './SwissStage.module.css';
import { SwissTable } from './SwissTable';
import * as texts from './texts';
import { type Swiss, useSwiss } from './use-swiss';

interface SwissStageProps {
  stage: BracketStage;
  settings: Extract<Stage, { format: 'swiss' }>;
}

/**
 * A Swiss stage: boxes of equal records, the current round and the table. Phones show one round at a
 * time. Pointing at a team, or following it, shows its path.
 */
export default function SwissStage({ stage, settings }: SwissStageProps) {
  const swiss = useSwiss(stage, settings);
  const [followed, setFollowed] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = pointed ?? followed;
  if (swiss.rows.length === 0)
    return (
      <Section title={stage.name} more={targetLabel(settings.target)}>
        <EmptyRow>{texts.drawnAtStart}</EmptyRow>
      </Section>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the pointer over its teams
    <div
      className={styles.stage}
      onPointerOver={(event) => setPointed(pointedTeam(event))}
      onPointerLeave={() => setPointed(null)}
      onFocus={(event) => setPointed(focusedTeam(event))}
      onBlur={() => setPointed(null)}
    >
      <div className={styles.main}>
        <Section title={stage.name} more={targetLabel(settings.target)}>
          <div className={styles.bar}>
            <FollowedTeam rounds={stage.rounds} value={followed} onChange={setFollowed} />
            <span className={styles.hint}>{texts.pointAtTeam}</span>
            <p className={styles.say} aria-live="polite">
              {shown === null ? <Progress swiss={swiss} /> : <Path swiss={swiss} team={shown} />}
            </p>
          </div>
          <SwissBoard swiss={swiss} shown={shown} isFollowed={pointed === null} />
          <SwissRounds swiss={swiss} followed={followed} />
        </Section>
        <RoundMatches swiss={swiss} shown={shown} className={styles.round} />
      </div>
      <Section
        title={texts.table}
        more={interpolate(texts.playedOf, countPlayed(swiss))}
        className={styles.table}
      >
        <SwissTable swiss={swiss} shown={shown} />
      </Section>
    </div>
  );
}

/** `6 of 16 places taken, 6 teams out, 20 still playing`. */
function Progress({ swiss: { rows, places } }: { swiss: Swiss }) {
  const through = rows.filter(({ outcome }) => outcome === 'advances').length;
  const out = rows.filter(({ outcome }) => outcome === 'eliminated').length;
  if (places === 0) return null;
  if (through + out === rows.length) return interpolate(texts.stageOver, { through, out });
  return (
    <>
      <b>{interpolate(texts.placesTaken, { taken: through, places })}</b> {texts.placesTakenEnd}{' '}
      <b>{out}</b> {texts.teamsOut} <b>{rows.length - through - out}</b> {texts.teamsPlaying}
    </>
  );
}

function Path({ swiss: { rows, paths }, team }: { swiss: Swiss; team: string }) {
  const row = rows.find((each) => each.team.name === team);
  return (
    <>
      <b>
        {team} {row && recordLabel(row)}
      </b>
      : {pathLabel(paths.get(team) ?? [])}
    </>
  );
}

function countPlayed({ stage, columns }: Swiss): { played: number; total: number } {
  const matches = stage.rounds.flatMap((round) => round.matches);
  const isOver = (state: string) => state === 'finished' || state === 'forfeited';
  const undrawn = columns.flatMap(({ isDrawn, boxes }) =>
    isDrawn ? [] : boxes.filter(({ kind }) => kind === 'playing'),
  );
  const drawn = columns.flatMap(({ boxes }) => boxes.flatMap((box) => box.matches)).length;
  const expected = undrawn.reduce((sum, box) => sum + Math.floor(box.expected / 2), 0);
  const played = matches.filter(({ state, slots }) => isOver(state) && slots[0].team).length;
  return { played, total: Math.max(played, drawn + expected) };
}

function pointedTeam({ target, pointerType }: PointerEvent): string | null {
  return pointerType === 'mouse' ? teamOf(target) : null;
}

/** Where a row has both teams of a match, the keyboard lights neither. */
function focusedTeam({ target }: FocusEvent): string | null {
  const inside = target.querySelectorAll('[data-team]');
  if (inside.length === 1) return teamOf(inside[0]!);
  return teamOf(target);
}

function teamOf(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-team]')?.dataset.team ?? null;
}
