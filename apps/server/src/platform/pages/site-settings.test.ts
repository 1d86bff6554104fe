import { expect, it } from 'vitest';
import { gatewayOf } from './site-settings';

it.each([
  { playUrl: 'https://mes.example', gateway: null, because: 'it is the site' },
  { playUrl: 'https://mes.example/', gateway: null, because: 'it is the site' },
  {
    playUrl: 'https://mes.example:8443/',
    gateway: 'https://mes.example:8443',
    because: 'cookies reach every port',
  },
  { playUrl: 'https://play.mes.example', gateway: null, because: 'the session stays on its host' },
])('pages connect to $gateway for $playUrl: $because', ({ playUrl, gateway }) => {
  expect(gatewayOf({ siteUrl: 'https://mes.example', playUrl })).toBe(gateway);
});
