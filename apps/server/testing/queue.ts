import type { Account, Reply, TestApp } from './app';

/** Writes settings of the access queue as staff. */
export async function setQueue(
  app: TestApp,
  admin: Account,
  values: Readonly<Record<string, boolean | number | null>>,
): Promise<void> {
  for (const [value, given] of Object.entries(values)) {
    const envelope = { object: 'property', action: 'write', value, data: { value: given } };
    const { status, body } = await app.request(envelope, admin);
    if (status !== 200) throw new Error(body.message);
  }
}

/** An identifier that contains the name, for readable failures. */
export function visitorNamed(name: string): string {
  return `queue-${name.replaceAll(' ', '').padStart(8, '0')}`;
}

export function enter(
  app: TestApp,
  identifier: string,
  { as, cookie, query = '' }: { as?: Account; cookie?: string; query?: string } = {},
): Promise<Reply> {
  const headers = cookie === undefined ? undefined : { cookie };
  return app.call({ path: `/api/queue/enter/${identifier}${query}`, as, headers });
}

/** `name=value` of a cookie that the response sets, in the form of the Cookie header. */
export function cookieIn({ headers }: Reply, name: string): string | undefined {
  return attributesOf({ headers }, name)?.split(';')[0];
}

/** The whole line that sets a cookie. */
export function attributesOf({ headers }: Pick<Reply, 'headers'>, name: string) {
  return headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}
