import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isAreaOn } from '../../core/config/features.ts';
import { shopConfig } from '../../core/config/store.ts';
import type { NamedArea } from '../../core/config/types.ts';
import { language } from '../../core/page/language.ts';
import type { RouteName, SalesArea } from '../../core/routes/routes.ts';

type Shelf = {
  area: SalesArea;
  route: RouteName;
  /** Key of the area in `navTranslations`, the museum's own names. */
  named: NamedArea;
  label: MessageDescriptor;
  /** Short description of what the area offers. */
  purpose: MessageDescriptor;
};

const AREAS: readonly Shelf[] = [
  {
    area: 'tickets',
    route: 'tickets',
    named: 'tickets',
    label: msg`Tickets`,
    purpose: msg`For exhibitions and events`,
  },
  {
    area: 'tours',
    route: 'guidedTours',
    named: 'guidedTours',
    label: msg`Guided tours`,
    purpose: msg`For groups and individuals`,
  },
  {
    area: 'merchandise',
    route: 'merchandise',
    named: 'merchandise',
    label: msg`Merchandise`,
    purpose: msg`To look at, read and keep`,
  },
  {
    area: 'passes',
    route: 'passes',
    named: 'passes',
    label: msg`Annual passes`,
    purpose: msg`Visit all year round`,
  },
  {
    area: 'vouchers',
    route: 'voucherList',
    named: 'vouchers',
    label: msg`Vouchers`,
    purpose: msg`To give as a gift`,
  },
];

/** Returns the areas that this museum sells in, in the order of the navigation. */
export const offeredAreas = (): readonly Shelf[] => AREAS.filter(({ area }) => isAreaOn(area));

/** Returns the name of an area, whether or not the museum sells in it. */
export const nameOfArea = (wanted: SalesArea): MessageDescriptor =>
  AREAS.find(({ area }) => area === wanted)!.label;

/** Returns the museum's own name for an area in the language of the shop, if it has one. */
export const ownNameOf = (named: NamedArea): string | undefined =>
  shopConfig().navTranslations[language.lang]?.[named] || undefined;
