import type { ClipVideo } from '@mes/contract/highlight-schemas';
import { CLIP_LIMITS } from '@mes/domain/highlights/clips';
import { useState } from 'react';
import { client } from '../../../api/client';
import { showError } from '../../../components/dialogs/dialogs';
import * as texts from '../texts';

export type VideoUpload = ReturnType<typeof useVideoUpload>;

/** Sends a video while the form is filled in. */
export function useVideoUpload() {
  const [video, setVideo] = useState<ClipVideo | null>(null);
  const [percent, setPercent] = useState<number | null>(null);

  async function send(file: File): Promise<void> {
    if (file.size > CLIP_LIMITS.bytes) return showError(texts.fileTooLarge);
    setPercent(0);
    try {
      const sent = await client.upload('/highlights/videos', file, { onProgress: setPercent });
      setVideo(sent as ClipVideo);
    } catch (error) {
      void showError(error);
    } finally {
      setPercent(null);
    }
  }

  return { video, percent, send, remove: () => setVideo(null) };
}
