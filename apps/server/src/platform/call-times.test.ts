import { expect, it } from 'vitest';
import { createCallTimes } from './call-times';

it('counts each call into every bucket that it fits, by its status', () => {
  const times = createCallTimes();
  times.observe('GET /teams', 200, 1);
  times.observe('GET /teams', 200, 30);
  times.observe('GET /teams', 200, 9_000);
  times.observe('GET /teams', 429, 1);
  expect(times.text().split('\n')).toEqual([
    '# HELP mes_call_seconds Time to answer a call',
    '# TYPE mes_call_seconds histogram',
    'mes_call_seconds_bucket{le="0.001",call="GET /teams",status="200"} 1',
    'mes_call_seconds_bucket{le="0.005",call="GET /teams",status="200"} 1',
    'mes_call_seconds_bucket{le="0.02",call="GET /teams",status="200"} 1',
    'mes_call_seconds_bucket{le="0.05",call="GET /teams",status="200"} 2',
    'mes_call_seconds_bucket{le="0.1",call="GET /teams",status="200"} 2',
    'mes_call_seconds_bucket{le="0.5",call="GET /teams",status="200"} 2',
    'mes_call_seconds_bucket{le="2",call="GET /teams",status="200"} 2',
    'mes_call_seconds_bucket{le="+Inf",call="GET /teams",status="200"} 3',
    'mes_call_seconds_sum{call="GET /teams",status="200"} 9.031',
    'mes_call_seconds_count{call="GET /teams",status="200"} 3',
    'mes_call_seconds_bucket{le="0.001",call="GET /teams",status="429"} 1',
    'mes_call_seconds_bucket{le="0.005",call="GET /teams",status="429"} 1',
    'mes_call_seconds_bucket{le="0.02",call="GET /teams",status="429"} 1',
    'mes_call_seconds_bucket{le="0.05",call="GET /teams",status="429"} 1',
    'mes_call_seconds_bucket{le="0.1",call="GET /teams",status="429"} 1',
    'mes_call_seconds_bucket{le="0.5",call="GET /teams",status="429"} 1',
    'mes_call_seconds_bucket{le="2",call="GET /teams",status="429"} 1',
    'mes_call_seconds_bucket{le="+Inf",call="GET /teams",status="429"} 1',
    'mes_call_seconds_sum{call="GET /teams",status="429"} 0.001',
    'mes_call_seconds_count{call="GET /teams",status="429"} 1',
    '',
  ]);
});
