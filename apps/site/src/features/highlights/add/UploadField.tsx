import { Button } from '../../../components/Button';
import { FileDrop } from '../../../components/forms/FileDrop';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './AddPage.module.css';
import type { VideoUpload } from './use-video-upload';

export function UploadField({ upload: { video, percent, send, remove } }: { upload: VideoUpload }) {
  if (video) {
    return (
      <div className={styles.upload}>
        {/* biome-ignore lint/a11y/useMediaCaption: nobody captions uploaded clips */}
        <video className={styles.video} src={video.url} controls preload="metadata" />
        <p role="status">{texts.uploaded}</p>
        <Button variant="quiet" size="sm" onClick={remove}>
          {texts.removeVideo}
        </Button>
      </div>
    );
  }
  if (percent !== null) {
    const label = interpolate(texts.uploading, { percent });
    return (
      <div className={styles.upload} role="status">
        {label}
        <progress className={styles.progress} value={percent} max={100} aria-label={label} />
      </div>
    );
  }
  return (
    <FileDrop
      label={texts.orUpload}
      choose={texts.chooseVideo}
      hint={texts.uploadHint}
      accept="video/mp4,video/webm"
      onFile={(file) => void send(file)}
    />
  );
}
