import type { Attachment, Notes } from '@mes/contract/moderation-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import { confirm, showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { aboutOf } from '../subject-key';
import * as texts from '../texts';
import { downloadFile } from './download-file';

const MAX_BYTES = 25 * 1024 * 1024;

interface Progress {
  readonly name: string;
  readonly percent: number;
}

export function useAttachmentActions(record: Notes) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const deleteFile = useWrite('notes', 'deleteAttachment', { invalidates: ['notes', 'logs'] });
  const restoreFile = useWrite('notes', 'restoreAttachment', { invalidates: ['notes', 'logs'] });
  const id = aboutOf(record);

  async function add(file: File): Promise<void> {
    const { name } = file;
    if (file.size > MAX_BYTES) return showError(texts.fileTooLarge);
    const path = `/notes/${encodeURIComponent(id)}/attachments/${encodeURIComponent(name)}`;
    setProgress({ name, percent: 0 });
    try {
      await client.upload(path, file, {
        onProgress: (percent) => setProgress({ name, percent }),
      });
      await queryClient.invalidateQueries({ queryKey: ['notes'] });
    } catch (error) {
      void showError(error);
    } finally {
      setProgress(null);
    }
  }

  const download = (file: Attachment) => downloadFile(file).catch((error) => showError(error));

  async function remove({ id: attachmentId, name }: Attachment): Promise<void> {
    const isDeleted = await confirm({
      title: interpolate(texts.deleteFileTitle, { name }),
      message: texts.deleteFileMessage,
      confirmLabel: texts.deleteFileConfirm,
      danger: true,
      action: () => deleteFile.mutateAsync({ id, attachmentId }),
    });
    if (!isDeleted) return;
    notify({
      message: texts.fileDeleted,
      action: { label: texts.undo, run: () => void restore(attachmentId) },
    });
  }

  const restore = (attachmentId: string) =>
    restoreFile.mutateAsync({ id, attachmentId }).catch((error) => showError(error));

  return { add, download, remove, progress };
}
