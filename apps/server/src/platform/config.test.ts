import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('an OpenID provider', () => {
  const given = {
    OIDC_ISSUER: 'https://id.club.example/realms/main/',
    OIDC_CLIENT_ID: 'mes',
    OIDC_CLIENT_SECRET: 'hush',
  };

  it('is named by issuer and client, as written', () => {
    expect(readConfig(given).openId).toEqual({
      issuer: 'https://id.club.example/realms/main/',
      clientId: 'mes',
      clientSecret: 'hush',
      title: 'id.club.example',
    });
    expect(readConfig({ ...given, OIDC_TITLE: 'Our Club' }).openId?.title).toBe('Our Club');
    expect(readConfig({}).openId).toBeNull();
  });

  it('may be on this machine without https', () => {
    const issuer = 'http://localhost:8080/realms/main';
    expect(readConfig({ ...given, OIDC_ISSUER: issuer }).openId?.issuer).toBe(issuer);
  });

  it.each([
    ['without a client', { OIDC_ISSUER: given.OIDC_ISSUER }, 'go together'],
    ['without an issuer', { ...given, OIDC_ISSUER: undefined }, 'go together'],
    ['elsewhere without https', { ...given, OIDC_ISSUER: 'http://id.club.example' }, 'https://'],
    ['of another protocol', { ...given, OIDC_ISSUER: 'ftp://id.club.example' }, 'OIDC_ISSUER'],
    [
      'beside Discord',
      { ...given, DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: '2' },
      'Either Discord or another provider',
    ],
  ])('is refused %s', (_label, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});
