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

describe('a bucket for uploads', () => {
  const given = {
    S3_ENDPOINT: 'https://storage.club.example/',
    S3_BUCKET: 'club-uploads',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hush',
  };

  it('is not needed', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig({ S3_BUCKET: '' }).s3).toBeNull();
  });

  it('has a usual region and no prefix, unless they are given', () => {
    const expected = {
      endpoint: 'https://storage.club.example',
      bucket: 'club-uploads',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'hush',
      prefix: '',
    };
    expect(readConfig(given).s3).toEqual(expected);
    const more = { S3_REGION: 'eu-north-1', S3_PREFIX: '/mes/site/' };
    const { s3 } = readConfig({ ...given, ...more });
    expect(s3).toEqual({ ...expected, region: 'eu-north-1', prefix: 'mes/site' });
  });

  it.each([
    ['without a secret', { ...given, S3_SECRET_ACCESS_KEY: undefined }, 'S3_SECRET_ACCESS_KEY'],
    ['by a region alone', { S3_REGION: 'eu-north-1' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID'],
    ['at no address', { ...given, S3_ENDPOINT: 'storage' }, 'S3_ENDPOINT'],
    ['with a path as its name', { ...given, S3_BUCKET: 'a/b' }, 'S3_BUCKET'],
    ['with a prefix that leads elsewhere', { ...given, S3_PREFIX: 'a/../b' }, 'S3_PREFIX'],
  ])('is refused %s, and the secret is not repeated', (_label, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
    expect(() => readConfig(environment)).not.toThrow('hush');
  });
});
