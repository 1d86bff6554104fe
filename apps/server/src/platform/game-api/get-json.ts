import { traceWork } from '../tracing/tracing';

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
export function getJson(url: URL, limits: FetchLimits): Promise<JsonResponse> {
  // Without its path, which may name players.
  const attributes = { 'http.request.method': 'GET', 'server.address': url.hostname };
  const start = { name: `GET ${url.hostname}`, kind: 'request', attributes } as const;
  return traceWork(start, async (span) => {
    const response = await fetchJson(url, limits);
    span.setAttributes({ 'http.response.status_code': response.status });
    return response;
  });
}

async function fetchJson(url: URL, { timeoutMs, maxBytes }: FetchLimits): Promise<JsonResponse> {
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
