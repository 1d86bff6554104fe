import { SIGNS } from '@mes/ui/art/signs';
import { path } from '@mes/ui/art/svg';
import { filled, HEIGHT, picture, WIDTH } from './picture';
import { PLAIN, type Theme } from './theme';

/** The house: the slash of its logo, repeated. */
export const general: Theme = {
  group: 'general',
  sign: SIGNS.house,
  scenery: () =>
    picture(
      ...Array.from({ length: 12 }, (_, bar) => {
        const x = WIDTH - 140 - bar * 150;
        const width = 84 - bar * 6;
        const lean = HEIGHT / 4;
        return path(
          `M${x} ${HEIGHT}l${lean} ${-HEIGHT}h${width}l${-lean} ${HEIGHT}Z`,
          filled(0.085 * (1 - bar / 12)),
        );
      }),
    ),
  shape: PLAIN,
};
