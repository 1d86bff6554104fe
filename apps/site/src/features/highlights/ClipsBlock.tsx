import type { MatchMoment } from '@mes/contract/highlight-schemas';
import { parseVideoLink } from '@mes/domain/highlights/video-links';
import { IconExternalLink } from '@tabler/icons-react';
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
  tournament?: string;
  /** A clip that the page shows already. */
  except?: string;
  title?: string;
}

const SHOWN = 4;

/** The newest clips of a player, team, match or tournament; nothing where there are none. */
export default function ClipsBlock({
  except,
  title = texts.highlights,
  ...subject
}: ClipsBlockProps) {
  const found = useCall('highlights', 'search', { ...subject, size: SHOWN + 1 });
  const { data = [], total = 0 } = found.data ?? {};
  const clips = data.filter(({ id }) => id !== except).slice(0, SHOWN);
  const more = new URLSearchParams({ ...subject }).toString();
  return (
    <>
      {clips.length > 0 && (
        <Section
          title={title}
          more={total > SHOWN ? { to: `/highlights?${more}`, label: texts.moreClips } : undefined}
        >
          <ClipGrid clips={clips} />
        </Section>
      )}
      {subject.match !== undefined && <Moments match={subject.match} />}
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
              <span className={styles.actions}>
                {moment.recording && (
                  <a
                    href={moment.recording}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={styles.watch}
                  >
                    {texts.watchMoment}
                    <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
                  </a>
                )}
                <Button to={addPath(match, moment)} variant="quiet" size="sm">
                  {texts.addClip}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

/** The recording is filled in as the link where a clip can start in the middle of it. */
function addPath(match: string, moment: MatchMoment): string {
  const { kind, map, round, player, recording } = moment;
  const title = `${player.name}: ${KIND_LABELS[kind]} on ${map}`;
  const tags = { match, kind, map, round: String(round), player: player.id, name: player.name };
  const query = new URLSearchParams({ ...tags, title });
  if (recording && parseVideoLink(recording)) query.set('link', recording);
  return `/highlights/add?${query}`;
}
