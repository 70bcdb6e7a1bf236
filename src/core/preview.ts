import { shared } from './shared.ts';

/** Whether the page is the configurator's preview. There the shop sends and stores nothing personal. */
export const preview = shared('preview', () => ({ isOn: false }));
