/** The HTML of the development provider. No script; the policy allows its style by hash. */
import { createHash } from 'node:crypto';
import { Html, html } from '../markup';
import { DEVELOPMENT } from './providers';

/** An account to sign in as. */
export interface DevelopmentAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly permissions: readonly string[];
}

interface AccountChoice {
  readonly accounts: readonly DevelopmentAccount[];
  /** The parameters of the authorisation request, repeated in every link. */
  readonly request: URLSearchParams;
  readonly cancelUrl: string;
  readonly notice?: string;
}

export function renderAccountChoice({
  accounts,
  request,
  cancelUrl,
  notice,
}: AccountChoice): string {
  const linkTo = (name: string) => {
    const query = new URLSearchParams(request);
    query.set('login_hint', name);
    return `${DEVELOPMENT.path}/authorize?${query}`;
  };
  return page(
    'Development sign-in',
    html`
      <p>This server has no Discord application, so you can sign in as anyone.</p>
      ${notice === undefined ? [] : html`<p role="alert">${notice}</p>`}
      <h2 id="accounts">Accounts</h2>
      ${
        accounts.length === 0
          ? html`<p>There are none yet.</p>`
          : html`<ul aria-labelledby="accounts">
              ${accounts.map(
                ({ name, permissions }) =>
                  html`<li>
                    <a href="${linkTo(name)}">${name} <span>${permissions.join(', ')}</span></a>
                  </li>`,
              )}
            </ul>`
      }
      <h2>New player</h2>
      <form action="${DEVELOPMENT.path}/authorize" method="get">
        ${[...request].map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <label for="new-player">Name</label>
        <input id="new-player" name="new_player" required maxlength="32" autocomplete="off" />
        <button type="submit">Sign in</button>
      </form>
      <p><a href="${cancelUrl}">Cancel</a></p>
    `,
  );
}

export function renderRefusal(reason: string): string {
  return page('This sign-in cannot go on', html`<p role="alert">${reason}</p>`);
}

/** The form redirects to the site, and browsers apply `form-action` to redirects, too. */
export function pagePolicy(siteOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `form-action 'self' ${siteOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

const STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: #0b0e0d; color: #f0efe7; font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1; text-transform: uppercase; }
h2 { margin: 2rem 0 .75rem; font-size: 1.125rem; line-height: 1; text-transform: uppercase; }
p { color: #b7bdb5; }
p[role=alert] { padding: .75rem 1rem; border-radius: 4px; background: #34141a; color: #fd7c7b; }
ul { margin: 0; padding: 0; list-style: none; border-radius: 6px; background: #121615; }
li + li { border-top: 1px solid #262d2a; }
li a { display: flex; justify-content: space-between; gap: 1rem; padding: .625rem 1rem; text-decoration: none; }
li a:hover { background: #191e1c; }
li span { color: #8b938c; }
a { color: #f0efe7; }
a:focus-visible, input:focus-visible, button:focus-visible { outline: 2px solid #f0efe7; outline-offset: 2px; }
form { display: grid; grid-template-columns: 1fr auto; gap: .5rem; }
label { grid-column: 1 / -1; color: #b7bdb5; }
input, button { min-height: 2.75rem; padding: 0 .875rem; border: 1px solid #6d7771; border-radius: 4px; font: inherit; }
input { min-width: 0; background: #191e1c; color: inherit; }
button { border-color: #f0efe7; background: #f0efe7; color: #0b0e0d; font-weight: 650; cursor: pointer; }
`;
