import type { Locator, Page } from 'playwright-core';
import { say } from '../../support/say.ts';
import type { setUpCms } from './cms.ts';
import type { Journey, Visitor } from './shop.ts';

type Cms = ReturnType<typeof setUpCms>;

export type Editor = Visitor & {
  /** Clicks so far; choosing an option takes two. */
  clicks: () => number;
  pick: (label: string, option: string) => Promise<void>;
  press: (control: Locator) => Promise<void>;
  /** Copies the code with this title, and returns its text. */
  copy: (title: string) => Promise<string>;
  /** Opens the list of all forms, and the script by itself. */
  openForms: () => Promise<void>;
  /** Pastes the clipboard into a new page of the site by keyboard, publishes it and opens it. */
  publish: (cms: Cms, kind: 'html' | 'visual') => Promise<void>;
};

const snippet = (page: Page, title: string): Locator =>
  page.locator('.snippet', { has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens the configurator as an editor whose clipboard can be read. */
export async function openEditor(journey: Journey, query = ''): Promise<Editor> {
  const visitor = await journey.visit({
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = visitor;
  let clicks = 0;
  await page.goto(`${journey.addresses.shop}/embed/${query}`);
  await page.getByText(say('connectedName', { name: '' }).trim()).waitFor();
  const press = async (control: Locator): Promise<void> => {
    clicks += 1;
    await control.click();
  };
  return {
    ...visitor,
    clicks: () => clicks,
    press,
    async pick(label, option) {
      clicks += 2;
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    async copy(title) {
      const box = snippet(page, title);
      await press(box.getByRole('button'));
      await box.getByRole('status').getByText(say('copied')).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    },
    async openForms() {
      await press(page.getByText(say('otherFormsAndThe')));
    },
    async publish(cms, kind) {
      await page.goto(cms.at(kind));
      await press(page.getByRole('textbox', { name: 'Content' }));
      await page.keyboard.press('ControlOrMeta+V');
      await press(page.getByRole('button', { name: 'Publish' }));
      await page.waitForURL(cms.at());
    },
  };
}
