import { parseTournament } from '@mes/domain/stream/configuration';
import { classNames } from '@mes/ui/class-names';
import { IconPlus } from '@tabler/icons-react';
import { interpolate } from '../../../interpolate';
import { SLOT_ACTIONS } from '../keys/actions';
import { keyLabelOf, keyOf } from '../keys/key-map';
import { useAssignedKeys, useKeyLabel } from '../keys/stored-keys';
import { packageLabel } from '../labels';
import { matchName } from '../monitors/cue-lines';
import { cueTournament } from '../monitors/use-readiness';
import { Key, Press } from '../Press';
import { isFitting, scenesOf } from '../scene-order';
import { matchOnAir } from '../state/held-series';
import { type Room, useRoom } from '../state/room-context';
import type { RoomMatch } from '../state/room-matches';
import { currentPackage, preview } from '../state/use-commands';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import styles from './CueBench.module.css';
import { CueFields } from './CueFields';
import { chooseMatch } from './choose-match';
import * as texts from './texts';

/** What is in preview: match, package, scene, focus and texts. Nothing here changes the air. */
export function CueBench() {
  const { showsAllScenes } = useRoom();
  return (
    <div className={classNames(styles.cue, showsAllScenes && styles.every)}>
      <Matches />
      <Scenes />
      <CueFields />
    </div>
  );
}

function Matches() {
  const room = useRoom();
  const shown = shownMatches(room);
  return (
    <div className={styles.matches}>
      {[0, 1].map((place) => {
        const match = shown[place];
        return match ? (
          <MatchPress key={match.id} match={match} place={place} />
        ) : (
          <Press key={place} align="left" onClick={() => void chooseMatch(room)}>
            <span>
              {place === 0 ? texts.noMatch : texts.anotherMatch}
              <small className={styles.state}>{texts.noMatchText}</small>
            </span>
          </Press>
        );
      })}
      <Press onClick={() => void chooseMatch(room)} aria-label={texts.anotherMatch}>
        <IconPlus size={22} aria-hidden="true" />
      </Press>
      <PackagePress />
    </div>
  );
}

function MatchPress({ match, place }: { match: RoomMatch; place: number }) {
  const room = useRoom();
  const { desk, acts, stream } = room;
  const key = useKeyLabel(place === 0 ? 'previousMatch' : 'nextMatch');
  const streamMatch = stream.configuration.matchup.id;
  const prepared = desk.preview?.cue;
  const isPrepared = prepared !== undefined && (prepared.match ?? streamMatch) === match.id;
  const isAir = desk.program.cue !== null && matchOnAir(room) === match.id;
  return (
    <Press
      align="left"
      className={classNames(isPrepared && styles.selected)}
      disabled={!desk.preview}
      aria-pressed={isPrepared}
      onClick={() => void acts.act({ act: 'edit_preview', change: { match: match.id } })}
    >
      <b className={tight.tight}>{match.letter}</b>
      <span className={tight.clip}>
        {matchName(match)}
        <small className={classNames(styles.state, tight.clip)}>
          {isAir && <span className={styles.air}>{roomTexts.onAir} </span>}
          {isPrepared && <span className={styles.prepared}>{roomTexts.preview}</span>}
          {!isAir && !isPrepared && (match.match?.tournament?.name ?? texts.notInUse)}
        </small>
      </span>
      <Key>{key}</Key>
    </Press>
  );
}

/** Two at a time: the one in preview is always one of them. */
function shownMatches({ matches, desk, stream }: Room): readonly RoomMatch[] {
  const current = desk.preview?.cue.match ?? stream.configuration.matchup.id;
  const index = Math.max(
    0,
    matches.findIndex(({ id }) => id === current),
  );
  const start = Math.min(Math.max(0, index - 1), Math.max(0, matches.length - 2));
  return matches.slice(start, start + 2);
}

function PackagePress() {
  const room = useRoom();
  const packageName = currentPackage(room);
  const cue = room.desk.preview?.cue;
  const tournament = cue ? cueTournament(room, cue) : null;
  const fits = !cue || isFitting(cue, tournament, room.tournaments);
  return (
    <Press
      action="package"
      align="left"
      className={classNames(styles.package, !fits && styles.unfit)}
    >
      <span className={tight.clip}>
        <small className={classNames(styles.state, tight.clip)}>
          {fits
            ? texts.package_
            : interpolate(texts.packageDoesNotFit, {
                tournament: parseTournament(tournament ?? '').name,
              })}
        </small>
        <b className={tight.tight}>{packageLabel(packageName)}</b>
      </span>
    </Press>
  );
}

function Scenes() {
  const room = useRoom();
  const assigned = useAssignedKeys();
  const packageName = currentPackage(room);
  const { desk } = room;
  return (
    <div className={styles.scenes}>
      {scenesOf(packageName).map(({ scene, name }, index) => {
        const action = SLOT_ACTIONS[index];
        return (
          <Press
            key={scene}
            align="left"
            className={classNames(
              !action && styles.more,
              desk.preview?.cue.scene === scene && styles.selected,
              desk.program.cue?.scene === scene && styles.onAir,
            )}
            aria-pressed={desk.preview?.cue.scene === scene}
            onClick={() => preview(room, { scene })}
          >
            {action && <Key>{keyLabelOf(keyOf(action, assigned))}</Key>}
            <span>{name}</span>
          </Press>
        );
      })}
    </div>
  );
}
