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

/** What a page calls, by feature and name. */
export type CallTable<Args extends unknown[]> = Readonly<
  Record<string, Readonly<Record<string, (...args: Args) => Promise<unknown>>>>
>;

/**
 * Makes a function of every call. Rows are parsed when their call is first used: parsing all of them would
 * delay the first paint of every page. What is not in the table of all visitors is looked up in the one of
 * accounts, which is loaded at its first use.
 */
export function createCallTable<Args extends unknown[]>(
  invoke: (row: CallRow, ...args: Args) => Promise<unknown>,
): CallTable<Args> {
  return createLazily((feature) =>
    createLazily((name) => {
      const key = { feature, name };
      let row = findRow(CALLS, key);
      return (...args: Args) => {
        row ??= findRow(accountCalls, key);
        // Without waiting where possible: calls of one tick are sent together.
        if (row) return invoke(row, ...args);
        return loadAccountCalls().then(() => invoke(findAccountRow(key), ...args));
      };
    }),
  );
}

/** Loads the calls that need an account before one is made. */
export function preloadAccountCalls(): void {
  loadAccountCalls().catch(() => {});
}

let accountCalls = '';

/** The browser loads the chunk once. After a failure the next call tries again. */
async function loadAccountCalls(): Promise<void> {
  accountCalls = (await import('./generated/account-calls')).ACCOUNT_CALLS;
}

interface CallKey {
  readonly feature: string;
  readonly name: string;
}

function findAccountRow(key: CallKey): CallRow {
  const row = findRow(accountCalls, key);
  if (!row) throw new Error(`There is no call ${key.feature}.${key.name}.`);
  return row;
}

function findRow(table: string, { feature, name }: CallKey): CallRow | undefined {
  const block = table.split('\n\n').find((each) => each.startsWith(`${feature}\n`));
  const line = block?.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : parseCallRow(line.slice(name.length + 1), name);
}

/** An object whose properties are made when they are first read. */
function createLazily<T>(create: (name: string) => T): Record<string, T> {
  return new Proxy<Record<string, T>>(
    {},
    {
      get(made, name) {
        if (typeof name === 'symbol') return undefined;
        made[name] ??= create(name);
        return made[name];
      },
    },
  );
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
