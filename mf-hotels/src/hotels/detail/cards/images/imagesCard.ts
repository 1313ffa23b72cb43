import { onDemand } from '@itinera/shared/ui';
import { plural } from '@itinera/shared/format';
import type { HotelCard } from '../card';
import { ImagesFacts } from './ImagesFacts';

export const imagesCard: HotelCard = {
  name: 'images',
  title: 'Images',
  isWide: true,
  missingIn({ hotel_images = [] }) {
    if (hotel_images.length === 0) return ['no images'];
    const undescribed = hotel_images.filter(({ alt }) => alt === null).length;
    return undescribed > 0 ? [`${plural(undescribed, 'image')} without alt text`] : [];
  },
  Facts: ImagesFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './ImagesDialog').then((module) => ({
      default: module.ImagesDialog,
    })),
  ),
};
