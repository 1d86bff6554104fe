/** Sends a call of the contract over HTTP, each field where the call has it travel. */
import type { Call } from '@mes/contract/define';
import type { Account, Reply, TestClient } from './app';

export function sendCall(
  client: TestClient,
  { call, input, as }: { call: Call; input: Readonly<Record<string, unknown>>; as?: Account },
): Promise<Reply> {
  if (call.kind === 'action') {
    const { [call.value ?? '']: value, ...rest } = input;
    const data = call.data ? input[call.data] : rest;
    return client.request({ object: call.object, action: call.action, value, data }, as);
  }
  const rest = { ...input };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value } = rest;
    delete rest[name];
    return encodeURIComponent(asText(value ?? 'x').toWellFormed()) || 'x';
  });
  if (call.method === 'POST' || call.method === 'PATCH') {
    return client.call({ path: `/api${path}`, method: call.method, body: rest, as });
  }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, asText(value)]),
  );
  return client.call({ path: `/api${path}?${query}`, method: call.method, as });
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
