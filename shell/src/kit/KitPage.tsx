import { Page } from '@itinera/shared/ui';
import { Contents } from './Contents';
import { Section } from './Section';
import { sections } from './sections';

/** Every part of the kit in all its states, to be looked at and checked. */
export default function KitPage() {
  return (
    <Page title="Kit">
      <Contents />
      {sections.map(({ title, about, Part }) => (
        <Section key={title} title={title} about={about}>
          <Part />
        </Section>
      ))}
    </Page>
  );
}
