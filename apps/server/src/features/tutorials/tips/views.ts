import type { EditableTip, Tip } from '@mes/contract/tutorial-schemas';
import { publicationState } from '@mes/domain/publication/state';
import { pictureReference } from '../../../platform/files/store';
import type { FoundTip, TipRow } from './repository';

export function toTip({ id, title, category, html, updatedAt }: TipRow): Tip {
  return { id, title, category, html, updatedAt };
}

export function toEditable({ tip, updater }: FoundTip, now: number): EditableTip {
  const { publishedAt, revision } = tip;
  return {
    ...{ ...toTip(tip), publishedAt, revision, state: publicationState(tip, now) },
    updatedBy: updater && { ...updater, photo: pictureReference(updater.photo)?.url ?? null },
  };
}
