/** The description of the API as a page for people. */
import { scopeOf } from '@mes/contract/call-scopes';
import { type Call, nameOf } from '@mes/contract/define';
import { Html, html } from '../markup';

export function renderApiPage(calls: readonly Call[], brand: string): string {
  const rest = calls.filter(({ kind }) => kind === 'rest');
  const actions = calls.filter(({ kind }) => kind === 'action');
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${brand} API</title>
    <style>
      ${new Html(STYLE)}
    </style>
  </head>
  <body>
    <h1>${brand} API</h1>
    <p>
      Every call answers <code>{"status":"SUCCESS","data":…}</code> or
      <code>{"status":"ERROR","message":…,"error":{"type":…}}</code>. Sign in with
      <code>Authorization: id.secret</code>, or as a program with an API key of the call's scope:
      <code>Authorization: Bearer mes_…</code>. Schemas: <a href="/api/openapi.json">openapi.json</a>;
      sockets, channels and events: <a href="/api/asyncapi.json">asyncapi.json</a>.
    </p>
    <h2>REST, under /api</h2>
    ${table(rest)}
    <h2>Object and action, POST /api/request</h2>
    ${table(actions)}
  </body>
</html>`.text;
}

function table(calls: readonly Call[]) {
  const rows = calls.map(
    (call) => html`<tr>
      <td><code>${nameOf(call)}</code></td>
      <td>${call.summary}</td>
      <td>${call.who}</td>
      <td>${scopeOf(call) ?? ''}</td>
      <td>${Object.keys(call.input.shape).join(', ')}</td>
    </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th>Call</th>
        <th>What it does</th>
        <th>Who</th>
        <th>Scope</th>
        <th>Fields</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

const STYLE = `body { margin: 32px auto; max-width: 1100px; padding: 0 16px; background: #0b0e0d; color: #f0efe7; font: 14px/1.5 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse } th, td { padding: 6px 10px; border-bottom: 1px solid #262d2a; text-align: left; vertical-align: top }
th { color: #8b938c; font-weight: 500 } code { color: #b7bdb5 } a { color: #7ea7fe }`;
