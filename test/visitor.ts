/** What a browser keeps that opened the address of the browser door, and sends with its requests. */
export interface Invitation {
  readonly cookie: string;
  readonly 'etui-key': string;
}

/** Opens an address as a browser does. */
export async function letIn(address: string): Promise<Invitation> {
  const answer = await fetch(address, { redirect: 'manual' });
  return invitationIn(answer.headers.get('set-cookie') ?? '', await answer.text());
}

/** What the answer to a first visit hands over: a cookie, and a page that keeps the other secret. */
export function invitationIn(cookie: string, page: string): Invitation {
  const [, key] = /localStorage\.setItem\("etui page key","([\w-]{43})"\)/.exec(page) ?? [];
  if (cookie === '' || key === undefined) throw new Error(`not let in: ${page}`);
  return { cookie: cookie.split(';')[0] ?? '', 'etui-key': key };
}
