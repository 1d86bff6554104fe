import { errorText } from '@mes/client/error-text';
import type { CapturedMap } from '@mes/contract/capture';
import { ProductError } from '@mes/contract/errors';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { CAPTURE_TOGGLES } from '@mes/contract/vocabulary';
import { latestMoment } from '@mes/domain/capture/board';
import type { CaptureToggle } from '@mes/domain/capture/events';
import { leader } from '@mes/domain/series/team-slots';
import { useWrite } from '../../api/use-call';
import { confirmAction, confirmForm, selectPlayer } from '../../components/dialogs/dialogs';
import { Switch } from '../../components/forms/Switch';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { LineupFields } from './LineupFields';
import { TOGGLE_LABELS } from './labels';
import * as texts from './texts';
import type { Capture } from './use-capture';

type Toggles = Record<CaptureToggle, boolean>;

const INVALIDATES = { invalidates: ['capture', 'matches'] } as const;

/** Actions of the board without a key: closing the map, line-up, what is captured. */
export function useBoardActions(match: WebsiteMatch, capture: Capture) {
  const { map, board } = capture;
  const target = { match: match.id, map: map.index };
  const finish = useWrite('capture', 'finishMap', INVALIDATES);
  const reopenMap = useWrite('capture', 'reopenMap', INVALIDATES);
  const setToggles = useWrite('capture', 'setToggles', INVALIDATES);
  const setLineup = useWrite('capture', 'setLineup', INVALIDATES);
  const link = useWrite('stream', 'link', { invalidates: ['stream'] });

  async function close(): Promise<void> {
    const { score } = latestMoment(board);
    const leadingSlot = leader(score);
    const winner = leadingSlot && (leadingSlot === 'A' ? match.teamA : match.teamB);
    await confirmAction({
      title: interpolate(texts.closeMapTitle, { mapName: map.map }),
      message: winner
        ? interpolate(texts.mapWinner, { teamName: winner.name, scoreA: score.A, scoreB: score.B })
        : texts.mapLevel,
      confirmLabel: texts.closeMap,
      action: () => finish.mutateAsync(target),
      success: interpolate(texts.mapIsOver, { mapName: map.map }),
    });
  }

  /** If later matches depend on the result, the call is refused with their ids; they are confirmed too. */
  async function reopen(): Promise<void> {
    const undoneIds = await undoneMatchIds(() => reopenMap.mutateAsync(target));
    if (undoneIds === null) return;
    await confirmAction({
      title: interpolate(texts.reopenMapTitle, { mapName: map.map }),
      message:
        undoneIds.length === 1
          ? texts.laterResultTakenBack
          : interpolate(texts.laterResultsTakenBack, { count: undoneIds.length }),
      confirmLabel: texts.reopenMap,
      danger: true,
      action: () => reopenMap.mutateAsync({ ...target, confirmed: undoneIds }),
      success: interpolate(texts.mapGoesOn, { mapName: map.map }),
    });
  }

  async function clear(): Promise<void> {
    const count = board.events.length;
    const isCleared = await confirmAction({
      title: interpolate(texts.clearMapTitle, { mapName: map.map }),
      message: interpolate(texts.clearMapMessage, { count }),
      confirmLabel: texts.clearEvents,
      danger: true,
      action: async () => capture.takeBack({ kind: 'clear' }),
      success: texts.eventsTakenBack,
    });
    if (isCleared) notify({ message: interpolate(texts.mapCleared, { mapName: map.map }) });
  }

  async function removePlayer(): Promise<void> {
    const players = map.lineup.map(({ player }) => ({ ID: player.id, ...player }));
    const player = await selectPlayer({
      title: texts.removePlayerEventsTitle,
      message: texts.removePlayerEventsMessage,
      confirmLabel: texts.removeEvents,
      danger: true,
      players,
    });
    if (player) capture.takeBack({ kind: 'remove_player', player: player.ID });
  }

  async function chooseToggles(): Promise<void> {
    await confirmForm<Toggles>({
      title: texts.capturedKinds,
      message: texts.capturedKindsMessage,
      confirmLabel: texts.saveChoice,
      initial: togglesOf(map),
      form: ({ values, set }) =>
        CAPTURE_TOGGLES.map((toggle) => (
          <Switch
            key={toggle}
            label={TOGGLE_LABELS[toggle]}
            checked={values[toggle]}
            onChange={(on) => set(toggle, on)}
          />
        )),
      action: (toggles) => setToggles.mutateAsync({ match: match.id, toggles }),
    });
  }

  async function chooseLineup(): Promise<void> {
    const initial = {
      lineup: map.lineup.map(({ player, opponent }) => ({ player: player.id, opponent })),
    };
    await confirmForm<typeof initial>({
      title: interpolate(texts.lineUpOn, { mapName: map.map }),
      message: texts.lineUpMessage,
      confirmLabel: texts.saveLineUp,
      wide: true,
      initial,
      validate: ({ lineup }) =>
        new Set(lineup.map(({ player }) => player)).size < lineup.length
          ? { lineup: texts.playerTwice }
          : {},
      form: ({ bind }) => <LineupFields match={match} map={map} {...bind('lineup')} />,
      action: ({ lineup }) => setLineup.mutateAsync({ ...target, lineup }),
    });
  }

  async function showOnStream(): Promise<void> {
    try {
      await link.mutateAsync({ match: match.id });
      notify({ message: texts.streamFollows, kind: 'success' });
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    }
  }

  return { close, reopen, clear, removePlayer, chooseToggles, chooseLineup, showOnStream };
}

export type BoardActions = ReturnType<typeof useBoardActions>;

function togglesOf({ toggles }: CapturedMap): Toggles {
  return Object.fromEntries(CAPTURE_TOGGLES.map((toggle) => [toggle, toggles[toggle]])) as Toggles;
}

/** Ids of the later matches that would be undone; null if the call succeeded or failed otherwise. */
async function undoneMatchIds(work: () => Promise<unknown>): Promise<string[] | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const undoes = error instanceof ProductError ? error.details.undoes : null;
    if (Array.isArray(undoes)) return undoes.map(String);
    notify({ message: errorText(error), kind: 'danger' });
    return null;
  }
}
