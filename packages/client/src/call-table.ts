/** Parses the generated table of calls: how each is sent, without the contract's schemas. */
import { CALLS } from './generated/calls';

interface CallBase {
  /** `GET /properties/{id}` or `property/read`, as in logs and messages. */
  readonly name: string;
  readonly who: string;
  readonly paged: boolean;
  /** Changes nothing, so it can be repeated safely. */
  readonly isRead: boolean;
  readonly cacheSeconds: number;
}

export interface RestRow extends CallBase {
  readonly kind: 'rest';
  readonly method: string;
  readonly path: string;
  /** The response is a file, not JSON. */
  readonly file: boolean;
}

export interface ActionRow extends CallBase {
  readonly kind: 'action';
  readonly object: string;
  readonly action: string;
  readonly value?: string;
  readonly data?: string;
}

export type CallRow = RestRow | ActionRow;

export type Table<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/**
 * Maps every call, by feature and name. A feature's calls are parsed on first access: parsing all of
 * them would delay the first paint of every page.
 */
export function mapCalls<T>(map: (row: CallRow) => T): Table<T> {
  const table: Record<string, Record<string, T>> = {};
  for (const block of CALLS.split('\n\n')) {
    const end = block.indexOf('\n');
    let calls: Record<string, T> | null = null;
    Object.defineProperty(table, block.slice(0, end), {
      enumerable: true,
      get() {
        calls ??= parseBlock(block.slice(end + 1), map);
        return calls;
      },
    });
  }
  return table;
}

function parseBlock<T>(lines: string, map: (row: CallRow) => T): Record<string, T> {
  return Object.fromEntries(lines.split('\n').map((line) => parseLine(line, map)));
}

function parseLine<T>(line: string, map: (row: CallRow) => T): [name: string, mapped: T] {
  const end = line.indexOf(' ');
  const name = line.slice(0, end);
  return [name, map(parseCallRow(line.slice(end + 1), name))];
}

/** The action of a call that has its name: `castVote` is `cast_vote`. */
export function actionOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function parseCallRow(line: string, callName = ''): CallRow {
  const [first = '', ...rest] = line.split(' ');
  const isAction = first.includes('/');
  const target = isAction ? first : (rest.shift() ?? '');
  const settings = new Map(
    rest.map((setting) => {
      const [key = '', value = ''] = setting.split('=');
      return [key, value];
    }),
  );
  const base = {
    who: settings.get('who') ?? 'public',
    paged: settings.has('paged'),
    cacheSeconds: Number(settings.get('cache') ?? 0),
  };
  if (!isAction) {
    const isRead = first === 'GET' || settings.has('read');
    const file = settings.has('file');
    const name = `${first} ${target}`;
    return { ...base, kind: 'rest', name, isRead, method: first, path: target, file };
  }
  const [object = '', action] = target.split('/');
  return {
    ...base,
    kind: 'action',
    name: `${object}/${action || actionOf(callName)}`,
    isRead: settings.has('read'),
    object,
    action: action || actionOf(callName),
    value: settings.get('value'),
    data: settings.get('data'),
  };
}
