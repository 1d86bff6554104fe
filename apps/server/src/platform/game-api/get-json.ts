interface Limits {
  readonly withinMs: number;
  readonly maxBytes: number;
}

interface JsonAnswer {
  readonly status: number;
  /** Null unless the status is 200. */
  readonly body: unknown;
}

/** What stands at an address, if it comes soon, is not too much, and is JSON. Follows no redirect. */
export async function getJson(url: URL, { withinMs, maxBytes }: Limits): Promise<JsonAnswer> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(withinMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return { status: response.status, body: null };
  }
  return { status: 200, body: JSON.parse(await textOf(response, maxBytes)) };
}

/** The length that it declares is not believed: reading stops at the limit. */
async function textOf({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error(`more than ${maxBytes} bytes were answered`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
