import { shared } from './shared.ts';

/** Whether the page is the configurator's preview, in which the shop sends and stores no personal data. */
export const preview = shared('preview', () => ({ isOn: false }));

export function startPreview(): void {
  preview.isOn = true;
}
