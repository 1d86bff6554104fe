import { errorText } from '@mes/client/error-text';
import type { StreamDesk } from '@mes/contract/stream-desk';
import type { GameAct, GameDesk as GameDeskAnswer, InGame } from '@mes/contract/stream-game';
import { sideOf, type TeamSlot } from '@mes/domain/series/team-slots';
import { IconArrowBackUp, IconArrowsExchange } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Loaded } from '../../components/states/Loaded';
import { useNow } from '../../components/text/use-now';
import { notify } from '../../components/toasts/notify';
import styles from './GameDesk.module.css';

const SIDES = { coalition: 'Coalition', breach: 'Breach' } as const;
const ACTS: Readonly<Record<string, string>> = {
  score: 'score',
  set_score: 'score',
  swap_sides: 'swap of sides',
  set_sides: 'sides',
  timeout: 'timeout',
  technical_pause: 'technical pause',
  resume: 'resume',
  release: 'follow game data',
};

/** The rounds, sides and pauses of the map that is played: from capture, or by hand. */
export default function GameDesk({ desk }: { desk: StreamDesk }) {
  const game = useCall('stream', 'gameDesk', {});
  return <Loaded query={game}>{(shown) => <Game shown={shown} teams={teamsOf(desk)} />}</Loaded>;
}

type Teams = Readonly<Record<TeamSlot, string>>;

function teamsOf({ configuration: { normTeam1, normTeam2 } }: StreamDesk): Teams {
  return { A: normTeam1 || 'Team 1', B: normTeam2 || 'Team 2' };
}

function Game({ shown, teams }: { shown: GameDeskAnswer; teams: Teams }) {
  const { direct, undo } = useGame();
  const { game, captured, last } = shown;
  const { map, byHand } = game;
  const isByHand = byHand.score || byHand.sides;
  const stoppage = useStoppage(game);
  return (
    <Panel pad className={styles.game}>
      <p className={styles.about}>
        <b>{[`Map ${map.index + 1}`, map.name].filter(Boolean).join(', ')}</b>
        <span>{map.winner ? `Won by ${teams[map.winner]}` : `Round ${map.round}`}</span>
        <Chip tone={isByHand ? 'warn' : undefined}>{isByHand ? 'By hand' : 'Game data'}</Chip>
        {stoppage && (
          <Chip tone="warn">
            {stoppage.kind === 'timeout' ? `Timeout: ${teams[stoppage.team]}` : 'Technical pause'}
          </Chip>
        )}
        {captured && (
          <Chip tone="warn">
            {`Game data says ${captured.score.A} : ${captured.score.B}`}
            {captured.sideA &&
              captured.sideA !== map.sideA &&
              `, ${teams.A} as ${SIDES[captured.sideA]}`}
          </Chip>
        )}
      </p>
      <div className={styles.teams}>
        <Team slot="A" name={teams.A} map={map} direct={direct} />
        <Team slot="B" name={teams.B} map={map} direct={direct} />
      </div>
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          icon={<IconArrowsExchange size={17} stroke={1.75} />}
          onClick={() => direct({ act: 'swap_sides' })}
        >
          Swap sides
        </Button>
        {stoppage ? (
          <Button variant="quiet" onClick={() => direct({ act: 'resume' })}>
            Resume game
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => direct({ act: 'technical_pause' })}>
            Technical pause
          </Button>
        )}
        {isByHand && (
          <Button variant="quiet" onClick={() => direct({ act: 'release' })}>
            Follow game data
          </Button>
        )}
        <Button
          variant="ghost"
          icon={<IconArrowBackUp size={17} stroke={1.75} />}
          disabled={!last}
          onClick={undo}
        >
          {last ? `Undo ${ACTS[last.act] ?? last.act}` : 'Undo'}
        </Button>
      </div>
    </Panel>
  );
}

interface TeamProps {
  slot: TeamSlot;
  name: string;
  map: InGame['map'];
  direct: (act: GameAct) => void;
}

function Team({ slot, name, map: { score, sideA, winner }, direct }: TeamProps) {
  return (
    <section className={styles.team} aria-label={name}>
      <b className={styles.name}>{name}</b>
      <span className={styles.side}>{sideA ? SIDES[sideOf(slot, sideA)] : 'Side not known'}</span>
      <span className={styles.score}>{score[slot]}</span>
      <Button
        variant="quiet"
        aria-label={`Take a round from ${name}`}
        disabled={score[slot] === 0}
        onClick={() => direct({ act: 'score', team: slot, by: -1 })}
      >
        −1
      </Button>
      <Button
        aria-label={`Add a round for ${name}`}
        disabled={winner !== null}
        onClick={() => direct({ act: 'score', team: slot, by: 1 })}
      >
        +1
      </Button>
      <Button
        variant="ghost"
        onClick={() => direct({ act: 'timeout', team: slot, seconds: TIMEOUT_SECONDS })}
      >
        Timeout
      </Button>
    </section>
  );
}

const TIMEOUT_SECONDS = 60;

/** A timeout that has run out is over without a press. */
function useStoppage({ stoppage }: InGame): InGame['stoppage'] {
  const now = useNow(1_000);
  return stoppage?.kind === 'timeout' && stoppage.until <= now ? null : stoppage;
}

/** Each press counts, however quick: they do not say what they saw. */
function useGame() {
  const queryClient = useQueryClient();
  const directGame = useWrite('stream', 'directGame');
  const undoGame = useWrite('stream', 'undoGame');
  const answered = {
    onSuccess: (shown: GameDeskAnswer) =>
      queryClient.setQueryData(keyOf('stream', 'gameDesk', {}), shown),
    onError: (error: Error) => notify({ message: errorText(error), kind: 'danger' }),
  };
  return {
    direct: (act: GameAct) => directGame.mutate({ act }, answered),
    undo: () => undoGame.mutate({}, answered),
  };
}
