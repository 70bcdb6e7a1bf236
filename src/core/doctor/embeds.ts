import { today } from '../calendar/clock.ts';
import { eventLifetime } from '../api/events.ts';
import { tourLifetime } from '../api/tours.ts';
import { FLAGS } from '../config/features.ts';
import type { ShopConfig } from '../config/types.ts';
import type { Ask } from './ask.ts';
import { type Inventory, ITEMS } from './contract.ts';
import type { Embed, PageFacts } from './facts.ts';
import type { Finding } from './types.ts';

const LIFETIMES = { tickets: eventLifetime, tours: tourLifetime } as const;

/** Checks whether an event or a tour has days ahead. */
async function overFindings(
  { element, written }: Embed,
  item: string,
  { ask }: Ask,
  config: ShopConfig,
): Promise<Finding[]> {
  const endpoint = LIFETIMES[element as keyof typeof LIFETIMES];
  const life = endpoint && (await ask(endpoint, [item])).value;
  return life && life.last < today(config.timezone)
    ? [{ is: 'item-over', embed: written, id: item, date: life.last }]
    : [];
}

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
  const flag = FLAGS[element as keyof typeof FLAGS];
  if (flag && !config[flag]) return [{ is: 'switched-off', embed: written, area: element }];
  const stock = inventory[element];
  const findings: Finding[] = [];
  if (item && stock?.items && !stock.items.includes(item)) {
    const { value } = (await ITEMS[element]?.(ask.ask, item)) ?? {};
    if (value === undefined) findings.push({ is: 'unknown-item', embed: written, id: item });
  }
  if (item) findings.push(...(await overFindings(embed, item, ask, config)));
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
