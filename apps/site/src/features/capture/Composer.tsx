import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { latestMoment } from '@mes/domain/capture/board';
import { roundWinner } from '@mes/domain/capture/round-winner';
import { sideOf, TEAM_SLOTS } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { IconArrowRight } from '@tabler/icons-react';
import { interpolate } from '../../interpolate';
import type { People } from '../matches/captured-map/people';
import { SIDE_LABELS } from '../matches/labels';
import styles from './Composer.module.css';
import { type Chord, isExpected, type Press, type PressResult, type RoundState } from './chords';
import { ACTION_KEYS, type ActionKey, PLAYER_KEYS, ROUND_KEYS, WEAPON_KEYS } from './keys';
import * as texts from './texts';
import type { Capture } from './use-capture';

interface ComposerProps {
  capture: Capture;
  match: WebsiteMatch;
  chord: Chord;
  refusal: PressResult['refusal'];
  roundState: RoundState;
  people: People;
  onPress: (press: Press) => void;
}

/** Shows what the next key will do, with a button for each key. */
export function Composer(props: ComposerProps) {
  const { chord, roundState, onPress } = props;
  return (
    <div className={styles.composer}>
      <Sentence {...props} />
      <div className={styles.keys}>
        {[...ACTION_KEYS, ...WEAPON_KEYS].map((action) => (
          <Key key={action.key} {...{ action, chord, roundState, onPress }} />
        ))}
      </div>
      <div className={styles.ends}>
        {[ROUND_KEYS.coalition, ROUND_KEYS.breach].map(({ key, label, press }) => (
          <button
            key={key}
            type="button"
            className={classNames(styles.end, styles[press.side])}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPress(press)}
          >
            {label} <kbd className={styles.kbd}>{key}</kbd>
          </button>
        ))}
      </div>
    </div>
  );
}

function Sentence({ capture, match, chord, refusal, roundState, people }: ComposerProps) {
  const { actor, assist, waitsFor } = chord;
  const side = actor === null ? null : sideOf(people.teamOf(actor) ?? 'A', roundState.sideA);
  return (
    <div className={styles.say}>
      <p className={styles.line}>
        {actor !== null && side && (
          <>
            <span className={classNames(styles.name, styles[`${side}Text`])}>
              {people.nameOf(actor)}
              {assist !== null && ` + ${people.nameOf(assist)}`}
            </span>
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </>
        )}
        {waitsFor !== 'actor' && (
          <span className={styles.slot}>{expectedKeys(capture, chord, roundState)}</span>
        )}
        {waitsFor === 'actor' && <span className={styles.ready}>{texts.ready}</span>}
      </p>
      <p className={styles.hint} role="status">
        {refusal ? REFUSALS[refusal] : hintOf(waitsFor, capture, match, roundState)}
      </p>
    </div>
  );
}

interface KeyProps extends Pick<ComposerProps, 'chord' | 'roundState' | 'onPress'> {
  action: ActionKey;
}

function Key({ action: { key, label, press, toggle }, chord, roundState, onPress }: KeyProps) {
  const isOn = toggle === undefined || roundState.isCaptured(toggle);
  return (
    <button
      type="button"
      className={styles.key}
      disabled={!isOn}
      title={isOn ? undefined : texts.notCaptured}
      aria-pressed={isLit(press, chord)}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(press)}
    >
      <kbd className={styles.kbd}>{key}</kbd>
      {label}
    </button>
  );
}

const REFUSALS: Readonly<Record<NonNullable<PressResult['refusal']>, string>> = {
  already_out: texts.alreadyOutRefusal,
  not_captured: texts.notCapturedRefusal,
  other_team: texts.otherTeamRefusal,
};

const HINTS: Readonly<Record<Exclude<Chord['waitsFor'], 'actor'>, string>> = {
  victim: texts.pressVictim,
  assist: texts.pressAssist,
  fallen: texts.pressFallen,
  planter: texts.pressPlanter,
  defuser: texts.pressDefuser,
};

function hintOf(
  waitsFor: Chord['waitsFor'],
  { map, board }: Capture,
  match: WebsiteMatch,
  roundState: RoundState,
): string {
  if (waitsFor !== 'actor') return HINTS[waitsFor];
  if (map.winner !== null) {
    const winner = map.winner === 'A' ? match.teamA : match.teamB;
    return interpolate(texts.mapWon, {
      teamName: winner?.name ?? texts.winnersUnknown,
      mapName: map.map,
    });
  }
  const { context } = board;
  const winner = roundWinner(latestMoment(board).round, { context, sideA: roundState.sideA });
  if (winner === 'bomb') return texts.bombDecides;
  if (winner === null) return texts.pressKiller;
  return interpolate(texts.roundWon, { side: SIDE_LABELS[winner], key: ROUND_KEYS[winner].key });
}

function expectedKeys({ board }: Capture, chord: Chord, roundState: RoundState): string {
  return TEAM_SLOTS.flatMap((team) =>
    board.context.playersOf[team].flatMap((player, index) =>
      isExpected(chord, player, roundState) ? [PLAYER_KEYS[team][index]] : [],
    ),
  ).join('  ');
}

function isLit(press: Press, chord: Chord): boolean {
  switch (press.kind) {
    case 'headshot':
      return chord.headshot;
    case 'weapon':
      return chord.weapon === press.weapon;
    case 'assist':
      return chord.waitsFor === 'assist' || chord.assist !== null;
    case 'fall':
      return chord.waitsFor === 'fallen';
    case 'plant':
      return chord.waitsFor === 'planter';
    case 'defuse':
      return chord.waitsFor === 'defuser';
    case 'clear':
    case 'explosion':
    case 'player':
    case 'round_end':
    case 'side_swap':
    case 'time_over':
      return false;
  }
}
