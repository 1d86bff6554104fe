import type { Clip } from '@mes/contract/highlight-schemas';
import { frameAddress } from '@mes/domain/highlights/video-links';
import { IconExternalLink } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { interpolate } from '../../interpolate';
import { ClipCover } from './ClipCover';
import styles from './ClipPlayer.module.css';
import { HOST_LABELS } from './labels';
import * as texts from './texts';

interface ClipPlayerProps {
  clip: Clip;
  video?: Ref<HTMLVideoElement>;
}

/** The video itself, or the player of its host, which is loaded only once somebody presses play. */
export function ClipPlayer({ clip, video }: ClipPlayerProps) {
  const { title, host, url, picture } = clip;
  if (host === 'upload') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody captions uploaded clips
      <video
        ref={video}
        className={styles.player}
        src={url}
        poster={picture?.url}
        preload="metadata"
        controls
        playsInline
        aria-label={title}
      />
    );
  }
  return <LinkedVideo key={clip.id} clip={clip} />;
}

function LinkedVideo({ clip }: { clip: Clip }) {
  const [frame, setFrame] = useState<string | null>(null);
  const { title, host, url, videoId: id, start } = clip;
  const label = interpolate(texts.play, { title });
  const name = HOST_LABELS[host];
  const open = () => {
    if (host !== 'upload' && id !== null)
      setFrame(frameAddress({ host, id, start }, location.hostname));
  };
  const isFramed = host !== 'medal';
  return (
    <div>
      {frame ? (
        <iframe
          className={styles.player}
          src={frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : isFramed ? (
        <button type="button" className={styles.load} aria-label={label} onClick={open}>
          <ClipCover clip={clip} eager />
        </button>
      ) : (
        <a
          className={styles.load}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
        >
          <ClipCover clip={clip} eager />
        </a>
      )}
      <p className={styles.note}>
        {isFramed && !frame && <span>{interpolate(texts.loadsFrom, { host: name })}</span>}
        <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {interpolate(texts.watchOn, { host: name })}
          <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}
