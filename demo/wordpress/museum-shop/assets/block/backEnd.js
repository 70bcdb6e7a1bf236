import { site } from './site.js';

/** Calls that list what an area sells, by its element: address, name of the list, and the flag of the configuration. */
export const LISTS = {
  tickets: ['event/select', 'events', 'hasTickets'],
  tours: ['tour/select/event', 'tours', 'hasGuidedTours'],
  merchandise: ['merchandise/select', 'merchandise', 'hasMerchandise'],
  passes: ['merchandise/select?product_kind=13', 'merchandise', 'hasMemCard'],
  vouchers: ['voucher/select/event/', 'vouchers', 'hasVouchers'],
};

/** Returns the address of the whole picture; the back end also offers it in given widths. */
const withoutWidth = (picture) => picture.replace(/\{width\}\/?/, '');

const answers = new Map();

/** Asks the back end once per address. */
function ask(lang, path) {
  const address = `${site.api}/${lang}/${path}`;
  if (!answers.has(address)) {
    const answer = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()).data;
    });
    answer.catch(() => answers.delete(address));
    answers.set(address, answer);
  }
  return answers.get(address);
}

/** Returns the configuration of the shop, with the language in which editors read its lists. */
export async function askShop() {
  const config = await ask('de', `shopinfo/config?shop=${encodeURIComponent(site.shop)}`);
  const languages = Object.values(config.languages ?? ['de']);
  const spoken = site.languages.find((each) => languages.includes(each));
  const lang = spoken ?? config.defaultLanguage ?? languages[0];
  return { ...config, lang };
}

export const isSold = (config, element) => config[LISTS[element][2]] ?? element === 'tickets';

export async function askItems(lang, element) {
  const [path, list] = LISTS[element];
  const data = await ask(lang, path);
  // some back ends write lists as objects, and empty ones as null
  return Object.values(data?.[list] ?? []).map(({ id, name, image, langName }) => ({
    id: String(id),
    name: langName ? `${name} (${langName})` : String(name),
    picture: typeof image === 'string' ? withoutWidth(image) : '',
  }));
}
