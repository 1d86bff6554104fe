interface FetchLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

interface JsonResponse {
  readonly status: number;
  /** Null unless the status is 200. */
  readonly body: unknown;
}

/** Fetches JSON with a timeout and a size limit. Does not follow redirects. */
export async function getJson(
  url: URL,
  { timeoutMs, maxBytes }: FetchLimits,
): Promise<JsonResponse> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return { status: response.status, body: null };
  }
  return { status: 200, body: JSON.parse(await readText(response, maxBytes)) };
}

/** Content-Length is not trusted: reading stops at the limit. */
async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error(`the response has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
