import type { Clip } from '@mes/contract/highlight-schemas';
import { CLIP_KINDS, CLIP_LIMITS, CLIP_RATINGS } from '@mes/domain/highlights/clips';
import { classNames } from '@mes/ui/class-names';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { type PageKeys, usePageKeys } from '../../../components/use-page-keys';
import { interpolate } from '../../../interpolate';
import { useTournamentOptions } from '../../matches/tournament-options';
import { MapField, PlayersField } from '../ClipFields';
import { ClipPlayer } from '../ClipPlayer';
import { type ClipDraft, draftOf } from '../clip-draft';
import { CLIP_STATE_LABELS, KIND_KEYS, KIND_LABELS } from '../labels';
import * as texts from '../texts';
import { KeyList } from './KeyList';
import styles from './TaggingForm.module.css';
import type { Tagging } from './use-tagging';

const NONE = 'none';

/** One clip with its tags. Every tag and every decision has a key. */
export function TaggingForm({ clip, tagging }: { clip: Clip; tagging: Tagging }) {
  const [draft, setDraft] = useState<ClipDraft>(() => draftOf(clip));
  const video = useRef<HTMLVideoElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const tournaments = useTournamentOptions();
  const change = (part: Partial<ClipDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { step, doneCount, isQueue } = tagging;

  const focus = (selector: string) => () =>
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  const publish = () => {
    if (draft.kind === null) return tagging.setProblem(texts.kindNeeded);
    void tagging.publish(clip, draft);
  };
  const keys: PageKeys = {
    ...Object.fromEntries(CLIP_KINDS.map((kind) => [KIND_KEYS[kind], () => change({ kind })])),
    ...Object.fromEntries(CLIP_RATINGS.map((rating) => [String(rating), () => change({ rating })])),
    n: focus('[name=title]'),
    p: focus('[data-field=players] input'),
    m: focus('[name=map]'),
    l: focus('[name=match]'),
    u: focus('[name=tournament]'),
    ' ': () => toggle(video.current),
    enter: publish,
    s: () => void tagging.skip(clip),
    x: () => void tagging.reject(clip),
    z: () => void tagging.undo(),
  };
  usePageKeys(keys);
  useFieldKeys({ onPublish: publish });

  return (
    <div ref={form} className={styles.columns}>
      <div>
        <ClipPlayer clip={clip} video={video} />
        <KeyList />
      </div>
      <div className={styles.form}>
        <p className={styles.progress} role="status">
          {isQueue
            ? interpolate(texts.progress, {
                done: doneCount + 1,
                total: doneCount + (step?.waiting ?? 1),
              })
            : CLIP_STATE_LABELS[clip.state]}
        </p>
        <TextInput
          label={texts.title}
          name="title"
          value={draft.title}
          maxLength={CLIP_LIMITS.title}
          onChange={(title) => change({ title })}
          onKeyDown={(event) => event.key === 'Enter' && leaveField()}
        />
        <Choice label={texts.kind}>
          {CLIP_KINDS.map((kind) => (
            <ChoiceButton
              key={kind}
              shortcut={KIND_KEYS[kind]}
              isChosen={draft.kind === kind}
              onClick={() => change({ kind })}
            >
              {KIND_LABELS[kind]}
            </ChoiceButton>
          ))}
        </Choice>
        <Choice label={texts.ratingLabel}>
          {CLIP_RATINGS.map((rating) => (
            <ChoiceButton
              key={rating}
              isChosen={draft.rating === rating}
              onClick={() => change({ rating })}
            >
              {rating}
            </ChoiceButton>
          ))}
        </Choice>
        <PlayersField draft={draft} onChange={change} onChosen={leaveField} />
        <div className={styles.pair}>
          <MapField draft={draft} onChange={change} name="map" />
          <Select
            label={texts.tournament}
            name="tournament"
            value={draft.tournament ?? NONE}
            options={[{ value: NONE, label: texts.any }, ...tournaments]}
            onChange={(id) => change({ tournament: id === NONE ? null : id })}
          />
        </div>
        <TextInput
          label={texts.matchLink}
          name="match"
          value={draft.match}
          onChange={(match) => change({ match })}
          onKeyDown={(event) => event.key === 'Enter' && leaveField()}
        />
        <div className={styles.actions}>
          <Button onClick={publish}>{texts.publish}</Button>
          <Button variant="ghost" onClick={() => void tagging.skip(clip)}>
            {isQueue ? texts.skip : texts.cancel}
          </Button>
          {clip.state !== 'rejected' && (
            <Button variant="ghost" onClick={() => void tagging.reject(clip)}>
              {texts.reject}
            </Button>
          )}
          {isQueue && (
            <Button variant="quiet" disabled={doneCount === 0} onClick={() => void tagging.undo()}>
              {texts.undo}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceButtonProps {
  shortcut?: string;
  isChosen: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function ChoiceButton({ shortcut, isChosen, onClick, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.option, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      {children}
      {shortcut && <kbd className={styles.key}>{shortcut.toUpperCase()}</kbd>}
    </button>
  );
}

/** Escape leaves a field, and Ctrl+Enter publishes from within one. */
function useFieldKeys({ onPublish }: { onPublish: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') leaveField();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onPublish();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Back to the keys of the page. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function toggle(video: HTMLVideoElement | null): void {
  if (!video) return;
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}
