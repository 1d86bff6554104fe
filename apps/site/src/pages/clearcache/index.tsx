import { ClearCache } from '../../shell/clear-cache/ClearCache';

export default ClearCache;
