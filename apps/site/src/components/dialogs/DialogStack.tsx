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

/** The element that is inert while a dialog is open. Toasts and dialogs are outside of it. */
const PAGE = 'root';

export default function DialogStack({ open }: { open: readonly OpenDialog[] }) {
  useEffect(makePageInert, []);

  return createPortal(
    open.map((dialog, index) => (
      <DialogLayer key={dialog.id} openers={dialog.openers} covered={index < open.length - 1}>
        <Content dialog={dialog} />
      </DialogLayer>
    )),
    document.body,
  );
}

function Content({ dialog: { body, close, cancel } }: { dialog: OpenDialog }) {
  const handlers = { close, cancel };
  switch (body.kind) {
    case 'confirm':
      return <ConfirmDialog options={body.options} {...handlers} />;
    case 'ask':
      return <AskDialog options={body.options} {...handlers} />;
    case 'message':
      return <MessageDialog options={body.options} {...handlers} />;
    case 'selectPlayer':
      return <SelectPlayerDialog options={body.options} {...handlers} />;
    case 'searchPlayer':
      return <SearchPlayerDialog options={body.options} {...handlers} />;
    case 'confirmForm':
      return <FormDialog options={body.options} {...handlers} />;
    case 'choose':
      return <ChooseDialog options={body.options} {...handlers} />;
  }
}

/** Blocks keys and scrolling of the page, and keeps the space of its scrollbar. */
function makePageInert() {
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
