import QueuePage from '../../shell/queue/QueuePage';

export default QueuePage;
