import { airportsCard } from './airports/airportsCard';
import { boardingsCard } from './boardings/boardingsCard';
import type { HotelCard } from './card';
import { childAgesCard } from './child-ages/childAgesCard';
import { classificationCard } from './classification/classificationCard';
import { descriptionsCard } from './descriptions/descriptionsCard';
import { distanceCard } from './distance/distanceCard';
import { featuresCard } from './features/featuresCard';
import { generalCard } from './general/generalCard';
import { imagesCard } from './images/imagesCard';
import { locationCard } from './location/locationCard';
import { partnersCard } from './partners/partnersCard';
import { ratingCard } from './rating/ratingCard';
import { roomsCard } from './rooms/roomsCard';
import { statusCard } from './status/statusCard';
import { themesCard } from './themes/themesCard';

/** Cards of the page in order. */
export const cards: readonly HotelCard[] = [
  generalCard,
  statusCard,
  locationCard,
  classificationCard,
  distanceCard,
  ratingCard,
  imagesCard,
  roomsCard,
  boardingsCard,
  childAgesCard,
  themesCard,
  featuresCard,
  airportsCard,
  descriptionsCard,
  partnersCard,
];
