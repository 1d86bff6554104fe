import type { MatchMoment } from '@mes/contract/highlight-schemas';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { interpolate } from '../../interpolate';
import { ClipGrid } from './ClipCard';
import styles from './ClipsBlock.module.css';
import { KIND_LABELS } from './labels';
import * as texts from './texts';

export interface ClipsBlockProps {
  player?: string;
  team?: string;
  match?: string;
}

const SHOWN = 4;

/** The newest clips of a player, a team or a match; nothing where there are none. */
export default function ClipsBlock(props: ClipsBlockProps) {
  const found = useCall('highlights', 'search', { ...props, size: SHOWN });
  const { data: clips = [], total = 0 } = found.data ?? {};
  const more = new URLSearchParams({ ...props }).toString();
  return (
    <>
      {clips.length > 0 && (
        <Section
          title={texts.highlights}
          more={
            total > SHOWN && !props.match
              ? { to: `/highlights?${more}`, label: texts.moreClips }
              : undefined
          }
        >
          <ClipGrid clips={clips} />
        </Section>
      )}
      {props.match !== undefined && <Moments match={props.match} />}
    </>
  );
}

/** For players of the match and staff: the server answers everybody else with nothing. */
function Moments({ match }: { match: string }) {
  const account = useAccount();
  const found = useCall('highlights', 'moments', { match }, { enabled: account !== null });
  if (!account || !found.data || found.data.length === 0) return null;
  return (
    <Section title={texts.moments} count={found.data.length}>
      <p className={styles.hint}>{texts.momentsHint}</p>
      <Panel>
        <ul>
          {found.data.map((moment) => (
            <li
              key={`${moment.mapIndex} ${moment.round} ${moment.player.id}`}
              className={styles.row}
            >
              <b>{KIND_LABELS[moment.kind]}</b>
              <span className={styles.name}>{moment.player.name}</span>
              <span className={styles.place}>
                {interpolate(texts.momentLine, { map: moment.map, round: moment.round })}
              </span>
              <Button to={addPath(match, moment)} variant="quiet" size="sm">
                {texts.addClip}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function addPath(match: string, { kind, map, round, player }: MatchMoment): string {
  const title = `${player.name}: ${KIND_LABELS[kind]} on ${map}`;
  const params = { match, kind, map, round: String(round), player: player.id, name: player.name };
  return `/highlights/add?${new URLSearchParams({ ...params, title })}`;
}
