import type { Editor } from '@tiptap/react';
import { ask } from '../dialogs/dialogs';
import * as texts from './texts';

/** Asks for the URL of the selected text. An empty answer removes the link. */
export async function askForLink(editor: Editor): Promise<void> {
  const current = String(editor.getAttributes('link').href ?? '');
  const answer = await ask({
    title: current === '' ? texts.insertLink : texts.editLink,
    label: texts.address,
    placeholder: texts.addressPlaceholder,
    hint: texts.addressHint,
    initial: current,
    confirmLabel: texts.setLink,
    maxLength: 500,
    optional: true,
    validate: (address) =>
      address.trim() === '' || linkAddress(address, location.origin) !== null
        ? null
        : texts.wrongAddress,
  });
  if (answer === null) return;
  const href = linkAddress(answer, location.origin);
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === null) chain.unsetLink().run();
  else if (editor.state.selection.empty && current === '') {
    chain
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  } else chain.setLink({ href }).run();
}

/** The normalized URL: pages of this site as a path, independent of the host. */
export function linkAddress(typed: string, origin: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  if (/^\/app(\/|$)/.test(address)) return address;
  const withScheme = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(withScheme) || !/^[^\s/]+\.[^\s]+$|^https?:/i.test(address)) return null;
  const url = new URL(withScheme);
  return url.origin === origin && /^\/app(\/|$)/.test(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : url.href;
}
