import type { Json } from '@mes/contract/scalars';
import { type AdmissionSettings, settingsProblem } from '@mes/domain/queue/queue';
import { MAX_ADMISSIONS_PER_MINUTE } from '@mes/domain/queue/slots';
import type { PropertyDeclaration } from '../properties/service';

/** What counts until somebody changes it. */
export const OFF: AdmissionSettings = {
  enabled: false,
  admissionsPerMinute: 60,
  maxActive: null,
  opensAt: null,
};

/** What of a value makes no usable settings, whatever the others are. */
const unusableAs = (setting: keyof AdmissionSettings) => (value: Json) => {
  const problem = settingsProblem({ ...OFF, [setting]: value });
  return problem && `The queue's ${problem}.`;
};

const SHOWN = {
  group: 'queue',
  shownAt: [{ label: 'Queue page', to: '/queue' }],
} as const;

export const QUEUE_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: 'queueEnabled',
    type: 'boolean',
    value: OFF.enabled,
    description: 'Whether visitors wait in the access queue before they come in',
    ...SHOWN,
    fallback: OFF.enabled,
  },
  {
    id: 'queueAdmissionsPerMinute',
    type: 'number',
    value: OFF.admissionsPerMinute,
    description: 'How many visitors the access queue lets in each minute',
    ...SHOWN,
    limits: { min: 1, max: MAX_ADMISSIONS_PER_MINUTE, whole: true },
    validate: unusableAs('admissionsPerMinute'),
  },
  {
    id: 'queueMaxActive',
    type: 'number',
    value: OFF.maxActive,
    description: 'Most visitors on the site while the access queue is on; empty for no cap',
    ...SHOWN,
    limits: { min: 1, whole: true },
    validate: unusableAs('maxActive'),
  },
  {
    id: 'queueOpensAt',
    type: 'time',
    value: OFF.opensAt,
    description:
      'Until this time everyone waits in a pool whose order is then drawn; empty for none',
    ...SHOWN,
    validate: unusableAs('opensAt'),
  },
];
