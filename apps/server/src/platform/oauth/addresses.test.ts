import { describe, expect, it } from 'vitest';
import { pathOnSite, returnAddress } from './addresses';

const production = { mode: 'production', siteUrl: 'https://mes.example' } as const;
const development = { mode: 'development', siteUrl: 'http://localhost:8080' } as const;
const numbered = { mode: 'development', siteUrl: 'http://127.0.0.1:8080' } as const;

describe('the return address', () => {
  it('is /app/login on the site unless given', () => {
    expect(returnAddress(production)).toBe('https://mes.example/app/login');
  });

  it.each([
    ['the site itself', production, 'https://mes.example/app/login'],
    ['the site of a development server', development, 'http://localhost:8080/app/login'],
    ['port 3000 in development', development, 'http://localhost:3000/app/login'],
    ['port 4000 in development', development, 'http://localhost:4000/app/login'],
    ['this machine by its number', development, 'http://127.0.0.1:8080/app/login'],
    ['this machine by its name', numbered, 'http://localhost:8080/app/login'],
  ])('may be %s', (_label, config, address) => {
    expect(returnAddress(config, address)).toBe(address);
  });

  it.each([
    ['another host', production, 'https://evil.example/app/login'],
    ['a host that begins alike', production, 'https://mes.example.evil.example/app/login'],
    ['the site as a user name', production, 'https://mes.example@evil.example/app/login'],
    ['another scheme', production, 'http://mes.example/app/login'],
    ['another path', production, 'https://mes.example/app/login/../elsewhere'],
    ['a query', production, 'https://mes.example/app/login?next=x'],
    ['this machine in production', production, 'http://127.0.0.1:3000/app/login'],
    ['localhost in production', production, 'http://localhost:3000/app/login'],
    ['another port in development', development, 'http://localhost:5000/app/login'],
  ])('is never %s', (_label, config, address) => {
    expect(() => returnAddress(config, address)).toThrow(/'redirect_uri' is not a valid parameter/);
  });
});

describe('the page to go back to', () => {
  it.each([
    ['nothing', undefined, '/app'],
    ['a path', '/app/teams/Nova', '/app/teams/Nova'],
    ['a path with query and hash', '/app/voting?page=2#top', '/app/voting?page=2#top'],
    ['a full address', 'https://mes.example/app/blog', '/app/blog'],
    ['the return of a sign-in', '/app/login?error=access_denied', '/app'],
    ['a page whose name begins alike', '/app/logins', '/app/logins'],
    ['a path that climbs', '/app/../app/blog', '/app/blog'],
  ])('is read from %s', (_label, address, path) => {
    expect(pathOnSite(production, address)).toBe(path);
  });

  it.each([
    ['another site', 'https://evil.example/app'],
    ['another site without scheme', '//evil.example'],
    ['another site by backslashes', '\\\\evil.example'],
    ['another site behind a tab', '/\t/evil.example'],
    ['two slashes after the host', 'https://mes.example//evil.example'],
    ['two slashes after climbing', '/app/..//evil.example'],
    ['a backslash after the host', 'https://mes.example/\\evil.example'],
    ['the site as a user name', 'https://mes.example@evil.example/'],
    ['a host that begins alike', 'https://mes.example.evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob of the site', 'blob:https://mes.example/1'],
    ['another port', 'https://mes.example:8443/app'],
    ['nonsense', 'http://'],
  ])('is never %s', (_label, address) => {
    expect(() => pathOnSite(production, address)).toThrow(
      /'previous_url' is not a valid parameter. It must be a page of this site./,
    );
  });
});
