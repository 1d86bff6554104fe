import { Dashboard } from '../../shell/dashboard/Dashboard';

export default Dashboard;
