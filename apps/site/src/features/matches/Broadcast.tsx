import type { WebsiteMatch } from '@mes/contract/match-schemas';
import {
  broadcastFrame,
  formatChapter,
  linkAt,
  parseBroadcast,
} from '@mes/domain/broadcasts/broadcast-links';
import { classNames } from '@mes/ui/class-names';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { interpolate } from '../../interpolate';
import styles from './Broadcast.module.css';
import { pairing } from './labels';
import * as texts from './texts';

/** For links within the page. */
export const RECORDING_ID = 'recording';

/** The stream while the match is live; afterwards its recording, with a chapter for each map. */
export function Broadcast({ match }: { match: WebsiteMatch }) {
  const { state, streamLink, vod } = match;
  if (state === 'live' && streamLink && parseBroadcast(streamLink))
    return (
      <Section title={texts.stream}>
        <Player link={streamLink} title={pairing(match)} label={texts.watchHere} />
      </Section>
    );
  if (state === 'finished' && vod) return <Recording match={match} vod={vod} />;
  return null;
}

function Recording({ match, vod }: { match: WebsiteMatch; vod: NonNullable<WebsiteMatch['vod']> }) {
  const [start, setStart] = useState<number | null>(null);
  const chapters = match.maps.flatMap(({ index, map }) => {
    const at = vod.starts[index];
    return at === null || at === undefined ? [] : [{ index, map, at }];
  });
  const canFrame = parseBroadcast(vod.link) !== null;
  // The number of maps would reveal how close it was.
  const { isHidden } = useSpoiler(match.id);
  return (
    <Section title={texts.recording} id={RECORDING_ID}>
      <Player
        key={start}
        link={vod.link}
        title={pairing(match)}
        label={texts.watchRecording}
        start={start ?? 0}
        isOpen={start !== null}
      >
        {!isHidden && chapters.length > 0 && (
          <ul data-spoiler="" className={styles.chapters} aria-label={texts.chapters}>
            {chapters.map(({ index, map, at }) => (
              <li key={index}>
                {canFrame ? (
                  <button
                    type="button"
                    className={classNames(styles.chapter, start === at && styles.current)}
                    aria-pressed={start === at}
                    onClick={() => setStart(at)}
                  >
                    <Chapter map={map} at={at} />
                  </button>
                ) : (
                  <a
                    href={linkAt(vod.link, at)}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={styles.chapter}
                  >
                    <Chapter map={map} at={at} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </Player>
    </Section>
  );
}

function Chapter({ map, at }: { map: string; at: number }) {
  return (
    <>
      <span className={styles.time}>{formatChapter(at)}</span>
      {map}
    </>
  );
}

interface PlayerProps {
  link: string;
  title: string;
  label: string;
  start?: number;
  /** Opened by a chapter. */
  isOpen?: boolean;
  /** The chapters. */
  children?: ReactNode;
}

/** The player of the host is loaded only once somebody presses play. */
function Player({ link, title, label, start = 0, isOpen = false, children }: PlayerProps) {
  const [isPlaying, setIsPlaying] = useState(isOpen);
  const broadcast = parseBroadcast(link);
  const host = hostOf(link);
  return (
    <Panel className={styles.player}>
      {broadcast && isPlaying && (
        <iframe
          className={styles.frame}
          src={broadcastFrame(broadcast, { siteHost: location.hostname, start })}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <div className={styles.bar}>
        {broadcast && !isPlaying && (
          <>
            <Button
              variant="onair"
              icon={<IconPlayerPlayFilled aria-hidden="true" />}
              onClick={() => setIsPlaying(true)}
            >
              {label}
            </Button>
            <span className={styles.note}>{interpolate(texts.loadsFrom, { host })}</span>
          </>
        )}
        {children}
        <a
          href={linkAt(link, start)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.link}
        >
          {interpolate(texts.watchOn, { host })}
          <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
        </a>
      </div>
    </Panel>
  );
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
}
