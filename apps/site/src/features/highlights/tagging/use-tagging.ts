import type { Clip, TaggingStep } from '@mes/contract/highlight-schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAccount } from '../../../api/account';
import { api } from '../../../api/client';
import { failureText } from '../../../components/states/FailedToLoad';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { type ClipDraft, tagsOf } from '../clip-draft';
import * as texts from '../texts';

export type Tagging = ReturnType<typeof useTagging>;

interface TaggingOptions {
  /** Only this clip, in any state; null for the queue. */
  clipId: string | null;
  /** After a decision about that clip. */
  onDone: (clip: Clip) => void;
}

/** The queue as one person works through it: one clip at a time, with a way back. */
export function useTagging({ clipId, onDone }: TaggingOptions) {
  const accountId = useAccount()?.id;
  const [step, setStep] = useState<TaggingStep | null>(null);
  const [done, setDone] = useState<readonly Clip[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const skipped = useRef<string[]>([]);
  // A second press must not decide about the clip that comes next.
  const isBusy = useRef(false);

  const load = async () =>
    setStep(await api.highlights.next({ skip: skipped.current, clip: clipId ?? undefined }));

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(failureText(error));
      // Somebody else may have it now: what comes next is decided by the server.
      await load().catch(() => undefined);
    } finally {
      isBusy.current = false;
    }
  }

  const start = useEffectEvent(() => void run(load));
  useEffect(() => {
    // After this render: requests the first clip.
    if (accountId === undefined) return;
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [accountId]);

  /** The count and the next clip change together: keys that are pressed then are for that clip. */
  const finish = async (clip: Clip, message: string) => {
    if (clipId === null) {
      const next = await api.highlights.next({ skip: skipped.current });
      setDone((before) => [...before, clip]);
      setStep(next);
    } else onDone(clip);
    notify({ message: interpolate(message, { title: clip.title }), kind: 'success' });
  };

  return {
    step,
    problem,
    isQueue: clipId === null,
    doneCount: done.length,
    setProblem,
    setWaiting: (waiting: number) => {
      setStep((before) => before && { ...before, waiting });
      // Something came in while the queue was empty.
      if (waiting > 0 && step?.clip === null) void run(load);
    },
    publish: ({ id, revision }: Clip, draft: ClipDraft) =>
      run(async () => {
        const tagged = await api.highlights.tag({ ...tagsOf(draft), id, revision });
        await finish(tagged, texts.clipPublished);
      }),
    reject: ({ id, revision }: Clip) =>
      run(async () => finish(await api.highlights.reject({ id, revision }), texts.clipRejected)),
    skip: (clip: Clip) =>
      run(async () => {
        const { id } = clip;
        await api.highlights.release({ id });
        if (clipId !== null) return onDone(clip);
        skipped.current = [...skipped.current, id].slice(-100);
        await load();
      }),
    undo: () =>
      run(async () => {
        const last = done.at(-1);
        if (!last) return setProblem(texts.nothingToUndo);
        const { id, revision } = last;
        const clip = await api.highlights.reopen({ id, revision });
        setDone((before) => before.slice(0, -1));
        setStep((before) => ({
          clip,
          upcoming: before?.clip ?? null,
          waiting: (before?.waiting ?? 0) + 1,
        }));
      }),
  };
}
