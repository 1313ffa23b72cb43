import type { ComponentType } from 'react';
import { Colours } from './colours/Colours';
import { FormDialogs } from './dialogs/FormDialogs';
import { Questions } from './dialogs/Questions';
import { Fields } from './fields/Fields';
import { MessageButtons } from './parts/MessageButtons';
import { Notices } from './parts/Notices';
import { Type } from './parts/Type';
import { Sheets } from './sheet/Sheets';
import { StepStates } from './steps/StepStates';
import { Tables } from './table/Tables';
import { Tools } from './table/Tools';

interface KitSection {
  title: string;
  /** What to look at. */
  about: string;
  Part: ComponentType;
}

export const sections: KitSection[] = [
  {
    title: 'Colours',
    Part: Colours,
    about: 'The seven colours of both themes as text on page and paper, and as buttons, with their contrast.',
  },
  { title: 'Type', Part: Type, about: 'Sizes and weights, and the small parts that pages are made of.' },
  {
    title: 'Notices',
    Part: Notices,
    about:
      'What stands in the place of something that is not there, and what stands above something that is.',
  },
  {
    title: 'Messages',
    Part: MessageButtons,
    about: 'Each button says one: at the bottom, one after the other, or at the top right.',
  },
  {
    title: 'Fields',
    Part: Fields,
    about: 'Every field in each of its states. Choices come from the API; choosing a picture stores it.',
  },
  {
    title: 'Form dialogs',
    Part: FormDialogs,
    about: 'One form and what may become of it. Nothing is sent anywhere.',
  },
  {
    title: 'Steps',
    Part: StepStates,
    about: 'A save of several writes: how far each has come, and a plan that fails once.',
  },
  {
    title: 'Questions',
    Part: Questions,
    about:
      'What is asked before something is done. Entries are those of the API: what is confirmed is deleted.',
  },
  { title: 'Table', Part: Tables, about: 'Rows that are made up here, in each state that a list can be in.' },
  {
    title: 'Sheet',
    Part: Sheets,
    about: 'Cells that are written like those of a spreadsheet. What is saved is gone with the page.',
  },
  { title: 'Toolbar', Part: Tools, about: 'Search, filters, chips, views and export of a list of the API.' },
];
