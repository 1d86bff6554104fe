import { isDeepStrictEqual } from 'node:util';
import { type Call, nameOf } from '@mes/contract/define';

/** Throws if a result does not match the contract, or has a field that the contract does not declare. */
export function checkOutput(call: Call, result: unknown): void {
  const data = call.paged ? (result as { data: unknown }).data : result;
  const sent: unknown = JSON.parse(JSON.stringify(data));
  const parsed = call.output.safeParse(sent);
  if (!parsed.success) {
    throw new Error(`${nameOf(call)} does not match its contract: ${parsed.error.message}`);
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(
      `${nameOf(call)} returns more than its contract declares: ${JSON.stringify(sent).slice(0, 500)}`,
    );
  }
}
