import type { StoreItem } from '@mes/contract/store-schemas';
import { useWrite } from '../../api/use-call';
import { confirmAction } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import { withCommas } from './format-points';
import * as texts from './texts';

/** Orders an item at the price that is shown, after asking. */
export function useOrderItem() {
  const order = useWrite('store', 'order', { invalidates: ['store', 'voting'] });
  return ({ item, balance }: { item: StoreItem; balance: number }): Promise<boolean> => {
    const { id, title, price } = item;
    return confirmAction({
      title: interpolate(texts.orderTitle, { title }),
      message: interpolate(texts.orderMessage, {
        price: withCommas(price),
        balance: withCommas(balance),
      }),
      confirmLabel: texts.orderConfirm,
      action: () => order.mutateAsync({ id, price }),
      success: texts.orderDone,
    });
  };
}
