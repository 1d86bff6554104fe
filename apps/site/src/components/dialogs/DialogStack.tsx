import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { AskDialog } from './AskDialog';
import { ChooseDialog } from './ChooseDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { DialogLayer } from './DialogLayer';
import type { OpenDialog } from './dialog-store';
import { FormDialog } from './FormDialog';
import { MessageDialog } from './MessageDialog';
import { SearchPlayerDialog } from './SearchPlayerDialog';
import { SelectPlayerDialog } from './SelectPlayerDialog';

/** The part of the document that a dialog closes off. Toasts and dialogs stand outside of it. */
const PAGE = 'root';

export default function DialogStack({ open }: { open: readonly OpenDialog[] }) {
  useEffect(closeOffPage, []);

  return createPortal(
    open.map((dialog, place) => (
      <DialogLayer key={dialog.id} openers={dialog.openers} covered={place < open.length - 1}>
        <Content dialog={dialog} />
      </DialogLayer>
    )),
    document.body,
  );
}

function Content({ dialog: { body, close, cancel } }: { dialog: OpenDialog }) {
  const ends = { close, cancel };
  switch (body.kind) {
    case 'confirm':
      return <ConfirmDialog options={body.options} {...ends} />;
    case 'ask':
      return <AskDialog options={body.options} {...ends} />;
    case 'message':
      return <MessageDialog options={body.options} {...ends} />;
    case 'selectPlayer':
      return <SelectPlayerDialog options={body.options} {...ends} />;
    case 'searchPlayer':
      return <SearchPlayerDialog options={body.options} {...ends} />;
    case 'confirmForm':
      return <FormDialog options={body.options} {...ends} />;
    case 'choose':
      return <ChooseDialog options={body.options} {...ends} />;
  }
}

/** Neither keys nor scrolling reach the page; it does not move when its scrollbar goes. */
function closeOffPage() {
  const page = document.getElementById(PAGE);
  const { style, scrollHeight, clientHeight } = document.documentElement;
  page?.setAttribute('inert', '');
  style.overflow = 'hidden';
  style.scrollbarGutter = scrollHeight > clientHeight ? 'stable' : '';
  return () => {
    page?.removeAttribute('inert');
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
