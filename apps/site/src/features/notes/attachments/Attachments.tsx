import type { Attachment, Notes } from '@mes/contract/moderation-schemas';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Hidden } from '../../../components/text/Hidden';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './Attachments.module.css';
import { useAttachmentActions } from './use-attachment-actions';

const KB = 1024;

export function Attachments({ record }: { record: Notes }) {
  const { attachments } = record;
  const actions = useAttachmentActions(record);
  const { progress } = actions;
  return (
    <Section
      title={texts.files}
      count={attachments.length}
      more={<FileButton isBusy={progress !== null} onChoose={(file) => void actions.add(file)} />}
    >
      {progress && (
        <div className={styles.progress} role="status">
          <span>{interpolate(texts.uploading, progress)}</span>
          <progress value={progress.percent} max={100} />
        </div>
      )}
      {attachments.length === 0 ? (
        <EmptyRow>{texts.noFiles}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {attachments.map((file) => (
              <File
                key={file.id}
                file={file}
                onDownload={() => void actions.download(file)}
                onDelete={() => void actions.remove(file)}
              />
            ))}
          </ul>
        </Panel>
      )}
      <p className={styles.hint}>{texts.fileHint}</p>
    </Section>
  );
}

function FileButton({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.addFile}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        size="sm"
        variant="ghost"
        loading={isBusy}
        icon={<IconPaperclip size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {texts.addFile}
      </Button>
    </>
  );
}

interface FileProps {
  file: Attachment;
  onDownload: () => void;
  onDelete: () => void;
}

function File({ file, onDownload, onDelete }: FileProps) {
  const { name, size, by, at } = file;
  return (
    <li className={styles.file}>
      <button
        type="button"
        className={styles.name}
        aria-label={interpolate(texts.download, { name })}
        onClick={onDownload}
      >
        {name}
      </button>
      <span className={styles.meta}>
        {formatSize(size)}, {by?.name ?? texts.somebodyWhoLeft}, <Time at={at} show="ago" />
      </span>
      <Button size="sm" variant="quiet" onClick={onDelete}>
        {texts.deleteFile} <Hidden>{name}</Hidden>
      </Button>
    </li>
  );
}

function formatSize(bytes: number): string {
  return bytes < KB * KB
    ? interpolate(texts.size, { size: Math.max(1, Math.round(bytes / KB)) })
    : interpolate(texts.sizeMegabytes, { size: (bytes / KB / KB).toFixed(1) });
}
