import { senderHeaders } from '@mes/client/http';
import { client } from '../../../api/client';
import { saveFile } from '../../../components/text/save-file';

/** By the page and not by a link: the session counts only for requests of pages. */
export async function downloadFile({ url, name }: { url: string; name: string }): Promise<void> {
  const response = await fetch(url, { headers: senderHeaders(client.identity.get(), true) });
  if (!response.ok) throw new Error(response.statusText);
  saveFile(await response.blob(), name);
}
