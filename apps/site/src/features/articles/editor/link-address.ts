import type { Editor } from '@tiptap/react';
import { ask } from '../../../components/dialogs/dialogs';

/** Asks for the URL of the selected text. An empty answer removes the link. */
export async function askForLink(editor: Editor): Promise<void> {
  const current = String(editor.getAttributes('link').href ?? '');
  const answer = await ask({
    title: current === '' ? 'Insert link' : 'Edit link',
    label: 'Address',
    placeholder: 'https://',
    hint: 'Pages of this site may be written as /app/…',
    initial: current,
    confirmLabel: 'Set link',
    maxLength: 500,
    optional: true,
    validate: (address) =>
      address.trim() === '' || linkAddress(address, location.origin) !== null
        ? null
        : 'It must be an address that starts with http:// or https://, or a page of this site.',
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
