import { IconLink } from '@tabler/icons-react';
import { Button, type ButtonProps } from './Button';
import { showInfo } from './dialogs/dialogs';
import { CopyBox } from './text/CopyBox';
import * as texts from './texts';
import { notify } from './toasts/notify';

/** Shares the URL of the page: with the share sheet of a phone, or by the clipboard. */
export function ShareButton({
  title,
  ...look
}: { title: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  return (
    <Button
      {...look}
      icon={<IconLink size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void share(title)}
    >
      {texts.shareLink}
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = `${location.origin}${location.pathname}`;
  const byTouch = matchMedia('(pointer: coarse)').matches;
  try {
    if (byTouch && 'share' in navigator) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify({ message: texts.linkCopied, kind: 'success' });
  } catch (error) {
    // Closing the sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await showInfo({
      title: texts.shareLink,
      message: <CopyBox label={texts.link} hideLabel text={url} />,
    });
  }
}
