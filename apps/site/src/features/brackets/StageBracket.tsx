import type { BracketRound, BracketStage, BracketMatch as Match } from '@mes/client/bracket';
import { groupName } from '@mes/domain/tournament/model/rounds';
import { BracketSvg, type BracketSvgProps } from '@mes/ui/bracket/BracketSvg.tsx';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { interpolate } from '../../interpolate';
import { toHref } from '../../router/location';
import { useNavigate } from '../../router/use-navigate';
import { BracketViewport } from './BracketViewport';
import { ChoiceChips } from './ChoiceChips';
import { FollowedTeam } from './FollowedTeam';
import { findLive, fitLayout } from './fit-layout';
import { matchAriaLabel } from './labels';
import { metaOf } from './match-meta';
import styles from './StageBracket.module.css';
import * as texts from './texts';
import { useHoveredTeam } from './use-hovered-team';
import { usePanZoom } from './use-pan-zoom';

interface StageBracketProps {
  stage: BracketStage;
  /** `beside` opens matches in a new window, for brackets that are embedded in other sites. */
  opens?: 'here' | 'beside';
  /** Called on a click on a match, instead of opening its page. */
  onMatch?: (match: Match) => void;
  tools?: ReactNode;
}

/** Higher brackets scroll by themselves, so that the page below stays reachable. */
const MAX_HEIGHT = 1_500;
/** The margin of the SVG around the layout. */
const MARGIN = 8;

/** The bracket of a stage; of a group stage one group at a time. */
export function StageBracket(props: StageBracketProps) {
  const { stage } = props;
  const groups = useMemo(() => groupsOf(stage.rounds), [stage.rounds]);
  const [chosen, setChosen] = useState('0');
  const group = groups.find(({ key }) => key === chosen) ?? groups[0];
  if (!group) return null;
  return (
    <>
      {groups.length > 1 && (
        <ChoiceChips
          label={texts.group}
          className={styles.groups}
          options={groups.map(({ key, name }) => ({ value: key, label: name }))}
          value={group.key}
          onChange={setChosen}
        />
      )}
      <BracketRounds {...props} rounds={group.rounds} />
    </>
  );
}

function BracketRounds({
  stage,
  rounds,
  opens = 'here',
  onMatch,
  tools,
}: StageBracketProps & { rounds: readonly BracketRound[] }) {
  const { layout, metrics } = useMemo(() => fitLayout(rounds), [rounds]);
  const view = usePanZoom({ width: layout.width + MARGIN, height: layout.height + MARGIN });
  const [followed, setFollowed] = useState<string | null>(null);
  const roundPositions = useMemo(
    () =>
      layout.headers.map(({ round: { name }, x, top }) => ({
        name: withoutGroup(name),
        x,
        y: top,
      })),
    [layout],
  );
  const live = useMemo(() => findLive(layout, metrics), [layout, metrics]);
  const links = useMatchLinks(rounds, { opens, onMatch });
  return (
    <BracketViewport
      label={interpolate(texts.bracketOf, { stageName: stage.name })}
      view={view}
      rounds={roundPositions}
      bounded={layout.height > MAX_HEIGHT}
      live={live}
      tools={
        <>
          <FollowedTeam rounds={rounds} value={followed} onChange={setFollowed} />
          {tools}
        </>
      }
    >
      <HighlightedBracket
        view={view.window}
        followed={followed}
        layout={layout}
        metrics={metrics}
        label={stage.name}
        metaOf={metaOf}
        headerNoteOf={bestOf}
        className={styles.drawing}
        {...links}
      />
    </BracketViewport>
  );
}

interface HighlightedBracketProps extends Omit<BracketSvgProps, 'highlight'> {
  view: RefObject<HTMLElement | null>;
  followed: string | null;
}

/** By itself: pointing at a team renders nothing around the bracket, such as the list of teams. */
function HighlightedBracket({ view, followed, ...bracket }: HighlightedBracketProps) {
  const hovered = useHoveredTeam(view);
  return <BracketSvg {...bracket} highlight={followed ?? hovered} />;
}

/** Stable functions while the rounds are the same, so that only changed nodes are rendered again. */
function useMatchLinks(
  rounds: readonly BracketRound[],
  { opens, onMatch }: { opens: 'here' | 'beside'; onMatch?: (match: Match) => void },
) {
  const navigate = useNavigate();
  const known = useMemo(
    () =>
      new Map(
        rounds.flatMap(({ name, matches }) => matches.map((match) => [match.id, { name, match }])),
      ),
    [rounds],
  );
  const hrefOf = useCallback(({ id }: { id: string }) => toHref(`/match/${id}`), []);
  const labelOf = useCallback(
    ({ id }: { id: string }) => {
      const found = known.get(id);
      return found ? matchAriaLabel(found.match, found.name) : '';
    },
    [known],
  );
  const onPress = useCallback(
    ({ id }: { id: string }, event: MouseEvent) => {
      const found = known.get(id)?.match;
      if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (onMatch) onMatch(found);
      else if (opens === 'beside') window.open(toHref(`/match/${id}`), '_blank', 'noopener');
      else void navigate(`/match/${id}`, { viewTransition: true });
    },
    [known, onMatch, opens, navigate],
  );
  return { hrefOf, labelOf, onPress };
}

interface Group {
  readonly key: string;
  readonly name: string;
  readonly rounds: readonly BracketRound[];
}

function groupsOf(rounds: readonly BracketRound[]): Group[] {
  const groups = new Map<number, BracketRound[]>();
  for (const round of rounds) {
    const group = round.group ?? 0;
    groups.set(group, [...(groups.get(group) ?? []), round]);
  }
  return [...groups].map(([group, groupRounds]) => ({
    key: String(group),
    name: groupName(group),
    rounds: groupRounds,
  }));
}

/** `Group A · Winners match` without the group. */
function withoutGroup(name: string): string {
  return name.split(' · ').at(-1) ?? name;
}

const bestOf = (maps: number) => `BO${maps}`;
