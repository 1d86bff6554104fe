import { notify } from '../../components/toasts/notify';
import * as texts from './texts';

/** The clipboard is not there over plain http or without permission. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: texts.copied, kind: 'success' });
  } catch {
    notify({ message: texts.notCopied, kind: 'danger' });
  }
}
