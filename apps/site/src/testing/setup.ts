import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Found at once on a quiet machine; tests run beside others.
configure({ asyncUtilTimeout: 4_000 });

afterEach(cleanup);
