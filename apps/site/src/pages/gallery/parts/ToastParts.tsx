import { Button } from '../../../components/Button';
import { notify } from '../../../components/toasts/notify';
import { Specimen } from '../Specimen';

export function ToastParts() {
  return (
    <Specimen name="Default 3 s, success 4 s, danger 6 s; the clocks stop under pointer and focus">
      <Button variant="quiet" onClick={() => notify({ message: 'Link copied.' })}>
        Default
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          notify({
            title: 'Push Notifications',
            message: 'You have successfully enabled Push Notifications.',
            kind: 'success',
          })
        }
      >
        Success
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          notify({
            title: 'Vote not counted',
            message: 'The match has started. Votes are locked at its start.',
            kind: 'danger',
          })
        }
      >
        Danger
      </Button>
    </Specimen>
  );
}
