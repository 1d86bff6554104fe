import { sideOf, TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { parseOther } from '@mes/domain/stream/configuration';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { IconArrowsExchange } from '@tabler/icons-react';
import { choose } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import type { ActionId } from '../keys/actions';
import { useKeyLabel } from '../keys/stored-keys';
import { Key, Press } from '../Press';
import { mapWonEdit } from '../series-edits';
import { type Room, useRoom } from '../state/room-context';
import { waitingScore } from '../state/score-queue';
import { teamNames, teamTags } from '../state/series-names';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import styles from './GameBench.module.css';
import * as texts from './texts';

/** The map that is played: rounds, sides, and who has won it. */
export function GameBench() {
  return (
    <div className={styles.game}>
      <Maps />
      <div className={styles.sides}>
        <Side slot="A" plus="plusLeft" minus="minusLeft" />
        <Middle />
        <Side slot="B" plus="plusRight" minus="minusRight" />
      </div>
      <MapWon />
    </div>
  );
}

function Maps() {
  const room = useRoom();
  const { configuration } = room.stream;
  const { map } = room.game.game;
  const tags = teamTags(room);
  const { scores } = parseOther(configuration.other);
  if (configuration.Maps.length === 0)
    return (
      <ul className={styles.maps}>
        <li className={classNames(styles.map, styles.current)}>
          <span>
            {interpolate(roomTexts.mapNumber, { number: map.index + 1 })}
            <small>{texts.noMaps}</small>
          </span>
        </li>
      </ul>
    );
  return (
    <ul className={styles.maps} aria-label={roomTexts.maps}>
      {configuration.Maps.map((name, index) => {
        const isCurrent = index === map.index;
        const winner = configuration.Winners[index] ?? null;
        const [a, b] = isCurrent ? [map.score.A, map.score.B] : (scores[name] ?? [0, 0]);
        return (
          <li key={name} className={classNames(styles.map, isCurrent && styles.current)}>
            <span className={tight.clip}>
              {name}
              <small>
                {winner
                  ? interpolate(texts.wonBy, { team: tags[winner] })
                  : isCurrent
                    ? texts.running
                    : interpolate(roomTexts.mapNumber, { number: index + 1 })}
              </small>
            </span>
            {(winner || isCurrent) && (
              <b className={tight.tight}>{interpolate(roomTexts.score, { a, b })}</b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const SIDE_NAMES = { coalition: texts.coalition, breach: texts.breach } as const;

interface SideProps {
  slot: TeamSlot;
  plus: ActionId;
  minus: ActionId;
}

function Side({ slot, plus, minus }: SideProps) {
  const { stream, game, acts } = useRoom();
  const { score, sideA } = game.game.map;
  const waits = waitingScore(acts.waiting)[slot];
  const shown = Math.max(0, score[slot] + waits);
  const team = slot === 'A' ? stream.match?.teamA : stream.match?.teamB;
  const name = teamNames(stream)[slot];
  const side = sideA && sideOf(slot, sideA);
  return (
    <section className={classNames(styles.side, slot === 'B' && styles.right)} aria-label={name}>
      <header>
        <Emblem name={name} logo={team?.logo} size={34} />
        <b className={classNames(tight.tight, tight.clip)}>{name}</b>
        <small className={side ? styles[side] : undefined}>
          {side ? SIDE_NAMES[side] : texts.sideUnknown}
        </small>
      </header>
      <Press
        action={minus}
        align="column"
        className={styles.minus}
        aria-label={interpolate(roomTexts.minusOne, { team: name })}
      >
        −1
      </Press>
      <div
        key={shown}
        className={classNames(styles.score, tight.tight, styles.wash)}
        data-score={slot}
      >
        {shown}
        {waits !== 0 && (
          <small>
            {Math.abs(waits) === 1
              ? texts.oneWaits
              : interpolate(texts.manyWait, { count: Math.abs(waits) })}
          </small>
        )}
      </div>
      <Press
        action={plus}
        align="column"
        className={styles.plus}
        aria-label={interpolate(roomTexts.plusOne, { team: name })}
      >
        +1
      </Press>
    </section>
  );
}

function Middle() {
  const { game } = useRoom();
  return (
    <div className={styles.middle}>
      <div className={styles.round}>
        <span className={tight.sub}>{texts.round}</span>
        <b className={tight.tight}>{game.game.map.round}</b>
      </div>
      <Press action="swapSides" align="column">
        <IconArrowsExchange size={22} aria-hidden="true" />
        {texts.swap}
      </Press>
    </div>
  );
}

function MapWon() {
  const room = useRoom();
  const { A, B } = room.game.game.series.score;
  const tags = teamTags(room);
  const arm = useKeyLabel('mapWon');
  const keys = { A: useKeyLabel('plusLeft'), B: useKeyLabel('plusRight') };
  const won = (winner: TeamSlot) =>
    void room.acts.edit((configuration) => mapWonEdit(configuration, room.game.game, winner));
  return (
    <div className={styles.won}>
      {TEAM_SLOTS.map((slot) => (
        <Press
          key={slot}
          style={{ order: slot === 'A' ? 0 : 2 }}
          disabled={room.game.game.series.decided}
          onClick={() => won(slot)}
        >
          <span className={tight.clip}>{interpolate(texts.mapWonBy, { team: tags[slot] })}</span>
          <Key>
            {arm} {keys[slot]}
          </Key>
        </Press>
      ))}
      <div className={styles.series} style={{ order: 1 }}>
        <span className={tight.sub}>{roomTexts.series}</span>
        <b className={tight.tight}>{interpolate(roomTexts.score, { a: A, b: B })}</b>
      </div>
    </div>
  );
}

/** Pauses, and whose score counts. */
export function GameTools() {
  const room = useRoom();
  const { stoppage, byHand } = room.game.game;
  const isByHand = byHand.score || byHand.sides;
  const resume = () => void room.acts.act({ act: 'game', game: { act: 'resume' } });
  return (
    <>
      <Press onClick={stoppage ? resume : () => void pause(room)}>
        {stoppage ? texts.resume : roomTexts.pause}
      </Press>
      <Press action="byHand">{isByHand ? texts.scoreFromGame : texts.scoreByHand}</Press>
    </>
  );
}

async function pause(room: Room): Promise<void> {
  const names = teamNames(room.stream);
  const chosen = await choose<'technical' | TeamSlot>({
    title: roomTexts.pause,
    choices: [
      ...TEAM_SLOTS.map((slot) => ({
        value: slot,
        label: interpolate(texts.timeoutOf, { team: names[slot] }),
      })),
      { value: 'technical', label: texts.technicalPause },
    ],
  });
  if (chosen === null) return;
  void room.acts.act({
    act: 'game',
    game: chosen === 'technical' ? { act: 'technical_pause' } : { act: 'timeout', team: chosen },
  });
}
