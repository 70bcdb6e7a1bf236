import { eventLifetime } from '../api/events.ts';
import { articleDetail } from '../api/merchandise.ts';
import { tourDetail } from '../api/tours.ts';
import { voucherDetail } from '../api/vouchers.ts';
import { today } from '../calendar/clock.ts';
import type { ShopConfig } from '../config/types.ts';
import type { Ask } from './ask.ts';
import type { Inventory } from './contract.ts';
import type { Embed, Finding, PageFacts } from './types.ts';

const AREA_FLAGS = {
  tickets: 'hasTickets',
  tours: 'hasGuidedTours',
  merchandise: 'hasMerchandise',
  passes: 'hasMemCard',
  vouchers: 'hasVouchers',
  account: 'hasUserRegistration',
} as const satisfies Partial<Record<string, keyof ShopConfig>>;

type FlaggedArea = keyof typeof AREA_FLAGS;

/** Fetches an item by id, because an item missing from the list may still be on sale. */
const ITEMS: Partial<Record<string, (ask: Ask, id: string) => Promise<{ value?: unknown }>>> = {
  tickets: ({ ask }, id) => ask(eventLifetime, [id]),
  tours: ({ ask }, id) => ask(tourDetail, [id]),
  merchandise: ({ ask }, id) => ask(articleDetail, [id]),
  passes: ({ ask }, id) => ask(articleDetail, [id]),
  vouchers: ({ ask }, id) => ask(voucherDetail, [id]),
};

async function showable(
  embed: Embed,
  ask: Ask,
  config: ShopConfig,
  inventory: Inventory,
): Promise<Finding[]> {
  const { element, written, attributes } = embed;
  const { item, category, date } = attributes;
  // it remains a plain link, so its attributes do not matter
  if (embed.ignored) return [];
  const flag = AREA_FLAGS[element as FlaggedArea];
  if (flag && !config[flag]) return [{ is: 'switched-off', embed: written, area: element }];
  const stock = inventory[element];
  const findings: Finding[] = [];
  if (item && stock?.items && !stock.items.includes(item)) {
    const { value } = (await ITEMS[element]?.(ask, item)) ?? {};
    if (value === undefined) findings.push({ is: 'unknown-item', embed: written, id: item });
  }
  if (category && stock?.categories && !stock.categories.includes(category)) {
    findings.push({ is: 'unknown-category', embed: written, id: category });
  }
  if (date && date < today(config.timezone)) {
    findings.push({ is: 'past-date', embed: written, date });
  }
  return findings;
}

/** Checks whether the items, categories, and dates in the embeds exist. */
export const embedFindings = async (
  page: PageFacts,
  ask: Ask,
  config: ShopConfig,
  inventory: Inventory,
): Promise<Finding[]> =>
  (await Promise.all(page.embeds.map((embed) => showable(embed, ask, config, inventory)))).flat();
